import { A_PASSWORD, aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { CONFIRMATION, deleteOwnAccount } from './delete-own-account.js';
import { eraseStudent } from './erase-student.js';
import { type CopySeal, daysOfSealedCopies } from './sealed-copy.js';
import { noteExport } from './data-export.js';

const FORM = { password: A_PASSWORD, confirmation: CONFIRMATION };
const ACTOR = { adminId: 'admin-1', username: 'meera' };

const SEAL: CopySeal = (text) => new TextEncoder().encode(`sealed ${text}`);

async function contextWith(copySeal: CopySeal, emailVerifiedAt?: null) {
  const student = aStudent(emailVerifiedAt === null ? { emailVerifiedAt } : {});
  const context = await aTestContext({ students: [student] });
  context.copySeal = copySeal;
  const copies = () => [...context.unitOfWork.tables.sealedCopies.values()];
  return { context, student, copies };
}

describe('An account that is erased', () => {
  it('leaves no copy unless there is a key to seal it to', async () => {
    const { context, student, copies } = await contextWith(null);
    await deleteOwnAccount(context, student.id, FORM);
    expect(copies()).toEqual([]);
    expect(context.mails('account-erased')).toMatchObject([{ data: { sealedDays: 0 } }]);
    expect(daysOfSealedCopies(null)).toBe(0);
  });

  it('leaves one sealed copy of what was held before, and its owner is told for how long', async () => {
    const { context, student, copies } = await contextWith(SEAL);
    await Promise.all([
      deleteOwnAccount(context, student.id, FORM),
      deleteOwnAccount(context, student.id, FORM),
    ]);
    expect(copies()).toMatchObject([{ studentId: student.id, erasedAt: context.clock.now }]);
    const [text] = copies().map(({ sealed }) => new TextDecoder().decode(sealed));
    expect(text).toMatch(/^sealed /);
    expect(text).toContain(student.email);
    expect(context.mails('account-erased')).toMatchObject([{ data: { sealedDays: 366 } }]);
    expect(daysOfSealedCopies(SEAL)).toBe(366);
    await expect(context.students.findById(student.id)).resolves.toBeNull();
  });

  it('leaves one as well where an owner erases it, and none if it was never verified', async () => {
    const verified = await contextWith(SEAL);
    const { id: studentId } = verified.student;
    await eraseStudent(verified.context, ACTOR, { studentId, reason: 'Asked by mail' });
    expect(verified.copies()).toHaveLength(1);
    const unverified = await contextWith(SEAL, null);
    await deleteOwnAccount(unverified.context, unverified.student.id, FORM);
    expect(unverified.copies()).toEqual([]);
  });

  it('stays, and leaves no copy, if what is held can not be sealed', async () => {
    const { context, student, copies } = await contextWith(() => {
      throw new Error('no entropy');
    });
    await expect(deleteOwnAccount(context, student.id, FORM)).rejects.toThrow('no entropy');
    expect(copies()).toEqual([]);
    await expect(context.students.findById(student.id)).resolves.not.toBeNull();
  });
});

it('the export of the own data is noted in the audit log without the student’s name', async () => {
  const context = await aTestContext();
  await noteExport(context, 'asha');
  expect(context.unitOfWork.audit()).toMatchObject([
    {
      at: context.clock.now,
      adminId: 'asha',
      adminName: 'the student',
      action: 'export-student-data',
      subject: 'student',
      subjectId: 'asha',
      reason: 'At the student’s own request',
      before: null,
      after: null,
    },
  ]);
});
