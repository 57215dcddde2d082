import { type Actor, noteAction, type AuditStores } from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import { AlreadyVerified, SeveralSignUps } from './errors.js';
import { sendCode, type CodeMaking } from './send-code.js';
import { formsOf } from './verification-code.js';
import type { AccountStores } from './ports.js';

/** Sends the code of a sign-up again, under the student's limits; the earlier one is void.
 * @returns the address @throws NothingToChange, AlreadyVerified, ResendTooSoon, SeveralSignUps */
export function sendAgain(
  { unitOfWork, ...making }: Work<AuditStores & AccountStores & EmailStores> & CodeMaking,
  actor: Actor,
  { studentId }: { readonly studentId: string },
): Promise<string> {
  return unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new NothingToChange('student');
    if (student.emailVerifiedAt) throw new AlreadyVerified();
    const codes = await tx.codes.findAll(student.id, 'verify-email');
    const last = codes.findLast(({ form }) => form !== null);
    if (!last || formsOf(codes).length > 1) throw new SeveralSignUps();
    const { requester, form } = last;
    await sendCode(making, tx, { student, purpose: 'verify-email', requester, form });
    await noteAction(tx, making.ids, actor, {
      ...{ action: 'send-again', subject: 'student', subjectId: student.id, reason: '' },
      ...{ before: null, after: null },
    });
    return student.email;
  });
}
