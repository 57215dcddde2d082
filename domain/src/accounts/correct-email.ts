import { type Actor, checkedReason, noteAction, type AuditStores } from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import { isEmail, normalEmail, EMAIL_MESSAGE } from '../kernel/text-rules.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { maskedEmail } from './email-correction.js';
import { AddressInUse, SeveralSignUps } from './errors.js';
import type { Requester } from './requester.js';
import { sendCode, type CodeMaking } from './send-code.js';
import { comparableHash, withSessionsEnded, withVerifiedEmail, type Student } from './student.js';
import { tryCode } from './try-code.js';
import type { AccountStores } from './ports.js';

export type Correction = { readonly studentId: string; readonly email: string };

/** All admins share the waits and tries of these codes. */
const SUPPORT: Requester = { browser: 'support', network: 'support' };

function checkedAddress(typed: string): string {
  if (!isEmail(typed.trim())) throw new InvalidInput({ email: EMAIL_MESSAGE });
  return normalEmail(typed);
}

async function lockCorrectable(
  tx: Transaction<AccountStores>,
  studentId: string,
  newEmail: string,
): Promise<Student> {
  const student = await tx.students.lockById(studentId);
  if (!student) throw new NothingToChange('student');
  if (newEmail === student.email) {
    throw new InvalidInput({ email: 'The account has this address already.' });
  }
  if (await tx.students.findByEmail(newEmail)) throw new AddressInUse();
  // While several sign-ups wait, a code decides between them; support must not.
  if (comparableHash(student) === null && !student.emailVerifiedAt) throw new SeveralSignUps();
  return student;
}

/** Mails a code to the right address of a student; its owner reads it to support. @throws
 * InvalidInput, NothingToChange, AddressInUse, SeveralSignUps, ResendTooSoon */
export async function sendCorrectionCode(
  { unitOfWork, ...making }: Work<AuditStores & AccountStores & EmailStores> & CodeMaking,
  actor: Actor,
  { studentId, email }: Correction,
): Promise<void> {
  const newEmail = checkedAddress(email);
  await unitOfWork.run(async (tx) => {
    const student = await lockCorrectable(tx, studentId, newEmail);
    const asked = { purpose: 'correct-email', requester: SUPPORT, form: null, newEmail } as const;
    await sendCode(making, tx, { student, ...asked });
    await noteAction(tx, making.ids, actor, {
      ...{ action: 'send-correction-code', subject: 'student', subjectId: studentId, reason: '' },
      ...{ before: { email: student.email }, after: { email: newEmail } },
    });
  });
}

/** Makes the new address the account's, once its owner has read the code to support. Every session
 * ends, all codes are void, and the old address is informed if it was known to be the student's.
 * @throws InvalidInput, NothingToChange, AddressInUse, SeveralSignUps, InvalidCode, EmailTaken */
export async function correctEmail(
  {
    unitOfWork,
    ids,
    codeHasher,
  }: Work<AuditStores & AccountStores & EmailStores> & Pick<CodeMaking, 'ids' | 'codeHasher'>,
  actor: Actor,
  { studentId, email, code, reason }: Correction & Record<'code' | 'reason', string>,
): Promise<void> {
  const newEmail = checkedAddress(email);
  const why = checkedReason(reason);
  const refusal = await unitOfWork.run(async (tx) => {
    const student = await lockCorrectable(tx, studentId, newEmail);
    const tried = { purpose: 'correct-email', digits: code, newEmail } as const;
    const trial = await tryCode(codeHasher, tx, { studentId, requester: SUPPORT, ...tried });
    if ('refusal' in trial) return trial.refusal;
    const { email: oldEmail, name, emailVerifiedAt } = student;
    const corrected = withVerifiedEmail({ ...withSessionsEnded(student), email: newEmail }, tx.now);
    await tx.students.save(corrected);
    await tx.codes.removeOf(studentId);
    const wasVerified = emailVerifiedAt !== null;
    const row = { id: ids.next(), studentId, oldEmail, newEmail, wasVerified, at: tx.now };
    await tx.corrections.add(row);
    if (wasVerified) {
      const data = { name, newEmail: maskedEmail(newEmail), at: tx.now.toISOString() };
      await tx.emails.add({ kind: 'email-corrected', to: oldEmail, data });
    }
    await noteAction(tx, ids, actor, {
      ...{ action: 'correct-email', subject: 'student', subjectId: studentId, reason: why },
      ...{ before: { email: oldEmail }, after: { email: newEmail } },
    });
    return null;
  });
  if (refusal) throw refusal;
}
