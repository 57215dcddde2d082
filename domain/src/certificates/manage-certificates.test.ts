import { ChangedMeanwhile, InvalidInput, NothingToChange } from '../kernel/errors.js';
import { aCertificate } from '../testing/a-certificate.js';
import { aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { CertificateStands } from './errors.js';
import { reissueCertificate, revokeCertificate } from './manage-certificates.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const student = aStudent();
const one = aCertificate({ studentId: student.id });
const revoking = { certificateId: one.id, reason: 'Copied answers', cause: 'misconduct' };
const renaming = { certificateId: one.id, reason: 'Misspelt', name: '  Asha   R.\u202E Rao ' };

async function given() {
  const context = await aTestContext({ students: [student] });
  await context.unitOfWork.run((tx) => tx.certificates.add(one));
  const kept = () => context.unitOfWork.tables.certificates.get(one.id)!;
  return { context, kept };
}

describe('Revoking a certificate', () => {
  it('takes its worth away, and is kept in the audit log without a name', async () => {
    const { context, kept } = await given();
    context.clock.pass(60);
    await revokeCertificate(context, ACTOR, revoking);
    const gone = { state: 'revoked', cause: 'misconduct', stateAt: context.clock.now };
    expect(kept()).toMatchObject(gone);
    const [entry] = context.unitOfWork.audit();
    expect(entry).toMatchObject({
      ...{ action: 'revoke-certificate', subject: 'certificate', subjectId: one.id },
      ...{ reason: 'Copied answers', adminName: 'meera' },
      before: { state: 'valid', cause: null },
      after: { state: 'revoked', cause: 'misconduct' },
    });
  });

  it.each([
    ['no reason', { reason: ' ' }, InvalidInput],
    ['no cause', { cause: '' }, InvalidInput],
    ['a cause that only a grading has', { cause: 'regraded' }, InvalidInput],
    ['an id of none', { certificateId: aCertificate().id }, NothingToChange],
  ])('is refused with %s', async (_, parts, refusal) => {
    const { context, kept } = await given();
    const refused = revokeCertificate(context, ACTOR, { ...revoking, ...parts });
    await expect(refused).rejects.toThrow(refusal);
    expect(kept()).toEqual(one);
    expect(context.unitOfWork.audit()).toEqual([]);
  });

  it('works once, also at once', async () => {
    const { context } = await given();
    const both = [1, 2].map(() => revokeCertificate(context, ACTOR, revoking));
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(revokeCertificate(context, ACTOR, revoking)).rejects.toThrow(CertificateStands);
  });
});

describe('Printing a certificate anew', () => {
  it('corrects the name, of which the audit log says nothing', async () => {
    const { context, kept } = await given();
    await reissueCertificate(context, ACTOR, renaming);
    expect(kept()).toEqual({ ...one, nameAsPrinted: 'Asha R. Rao', reissuedAt: context.clock.now });
    const [entry] = context.unitOfWork.audit();
    expect(entry).toMatchObject({ action: 'reissue-certificate', reason: 'Misspelt' });
    expect(JSON.stringify([entry!.before, entry!.after])).not.toContain('Asha');
  });

  const seen = { seenState: one.state, seenName: one.nameAsPrinted };

  it('makes one that was seen revoked valid again', async () => {
    const { context, kept } = await given();
    await revokeCertificate(context, ACTOR, revoking);
    context.clock.pass(60);
    await reissueCertificate(context, ACTOR, { ...renaming, ...seen, seenState: 'revoked' });
    const valid = { state: 'valid', cause: null, stateAt: context.clock.now };
    expect(kept()).toMatchObject({ ...valid, nameAsPrinted: 'Asha R. Rao' });
  });

  it('is refused where another admin has revoked it since it was seen', async () => {
    const { context, kept } = await given();
    await revokeCertificate(context, ACTOR, revoking);
    const refused = reissueCertificate(context, ACTOR, { ...renaming, ...seen });
    await expect(refused).rejects.toThrow(new ChangedMeanwhile('certificate', 'meera', ['state']));
    expect(kept()).toMatchObject({ state: 'revoked', nameAsPrinted: one.nameAsPrinted });
  });

  it('is refused where another admin has corrected the name since it was seen', async () => {
    const { context, kept } = await given();
    await reissueCertificate(context, ACTOR, { ...renaming, ...seen });
    const refused = reissueCertificate(context, ACTOR, { ...renaming, ...seen, name: 'Aasha' });
    await expect(refused).rejects.toThrow(new ChangedMeanwhile('certificate', 'meera', ['name']));
    expect(kept()).toMatchObject({ nameAsPrinted: 'Asha R. Rao' });
  });

  it.each(['', '   ', 'x'.repeat(101), '李'])('is refused with the name %j', async (name) => {
    const refused = reissueCertificate((await given()).context, ACTOR, { ...renaming, name });
    await expect(refused).rejects.toThrow(InvalidInput);
  });
});
