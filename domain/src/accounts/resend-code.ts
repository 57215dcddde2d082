import type { EmailStores } from '../email/index.js';
import { normalEmail } from '../kernel/text-rules.js';
import type { Work } from '../kernel/transaction.js';
import { AlreadyVerified, SeveralSignUps, StudentNotFound } from './errors.js';
import type { Requester } from './requester.js';
import { sendCode, type CodeMaking } from './send-code.js';
import { codesOf, formsOf, type VerificationCode } from './verification-code.js';
import type { AccountStores } from './ports.js';
import { type Actor, noteAction, type AuditStores } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';

/** The sign-up to send a code for: the requester's last one, or the only one. The code counts as asked for in the browser
 * that signed up, so that it can be used there. */
function findSignUp(codes: readonly VerificationCode[], requester: Requester) {
  const own = codesOf(codes, requester);
  if (own.length === 0 && formsOf(codes).length > 1) throw new SeveralSignUps();
  const last = (own.length > 0 ? own : codes).findLast(({ form }) => form !== null);
  return { form: last?.form ?? null, forBrowser: last?.requester.browser ?? requester.browser };
}

/** Sends another code for an unverified sign-up; the requester's earlier one is void. @throws
 * StudentNotFound, AlreadyVerified, ResendTooSoon, SeveralSignUps */
export async function resendCode(
  ports: Work<AccountStores & EmailStores> & CodeMaking,
  email: string,
  requester: Requester,
): Promise<void> {
  await ports.unitOfWork.run(async (tx) => {
    const student = await tx.students.lockByEmail(normalEmail(email));
    if (!student) throw new StudentNotFound('Failed to resend code.');
    if (student.emailVerifiedAt) throw new AlreadyVerified();
    const codes = await tx.codes.findAll(student.id, 'verify-email');
    const meant = findSignUp(codes, requester);
    await sendCode(ports, tx, { student, purpose: 'verify-email', requester, ...meant });
  });
}

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
