import type { EmailStores } from '../email/index.js';
import { normalEmail } from '../kernel/text-rules.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { InvalidCode, StudentNotFound } from './errors.js';
import type { PasswordBlocklist } from './password-blocklist.js';
import { checkPassword } from './password-rules.js';
import type { CodeHasher, PasswordHasher, AccountStores } from './ports.js';
import type { Requester } from './requester.js';
import { sendCode, type CodeMaking } from './send-code.js';
import { withNewPassword, withVerifiedEmail, type Student } from './student.js';
import { tellOfNewPassword } from './tell-of-new-password.js';
import { tryCode } from './try-code.js';

const INVALID = 'Invalid or expired code.';

export type ResetClaim = {
  readonly email: string;
  readonly code: string;
  readonly requester: Requester;
};
type Hashers = { readonly codeHasher: CodeHasher; readonly passwords: PasswordHasher };

/** Mails a student the code for a new password. @throws StudentNotFound, ResendTooSoon */
export async function requestResetCode(
  ports: Work<AccountStores & EmailStores> & CodeMaking,
  email: string,
  requester: Requester,
): Promise<void> {
  await ports.unitOfWork.run(async (tx) => {
    const student = await tx.students.lockByEmail(normalEmail(email));
    if (!student) {
      throw new StudentNotFound('User does not exist. Please sign up to get started.');
    }
    await sendCode(ports, tx, { student, purpose: 'reset-password', requester, form: null });
  });
}

/** The student, or the refusal if the code is wrong, which costs a try. */
async function claimant(
  codeHasher: CodeHasher,
  tx: Transaction<AccountStores>,
  { email, code: digits, requester }: ResetClaim,
): Promise<Student | InvalidCode> {
  const student = await tx.students.lockByEmail(normalEmail(email));
  if (!student) return new InvalidCode(INVALID);
  const attempt = { studentId: student.id, purpose: 'reset-password', digits, requester } as const;
  const trial = await tryCode(codeHasher, tx, attempt, INVALID);
  return 'refusal' in trial ? trial.refusal : student;
}

/** Whether the reset code is right. Costs a try, but does not use the code up. @throws InvalidCode, also for an unknown
 * email; CodeVoid */
export async function verifyResetCode(
  { unitOfWork, codeHasher }: Work<AccountStores> & Pick<Hashers, 'codeHasher'>,
  claim: ResetClaim,
): Promise<void> {
  const owner = await unitOfWork.run((tx) => claimant(codeHasher, tx, claim));
  if (owner instanceof InvalidCode) throw owner;
}

/** Sets a new password by the reset code, ends every session, and voids all codes and sign-ups of the email. The email
 * then counts as verified. @throws InvalidInput, InvalidCode, CodeVoid */
export async function updatePassword(
  {
    unitOfWork,
    codeHasher,
    passwords,
    blocklist,
  }: Work<AccountStores & EmailStores> & Hashers & { readonly blocklist: PasswordBlocklist },
  { password, ...claim }: ResetClaim & { readonly password: string },
): Promise<void> {
  checkPassword(blocklist, password, [claim.email]);
  const owner = await unitOfWork.run((tx) => claimant(codeHasher, tx, claim));
  if (owner instanceof InvalidCode) throw owner;
  checkPassword(blocklist, password, [owner.name]);
  const passwordHash = await passwords.hash(password);
  const refusal = await unitOfWork.run(async (tx) => {
    // The code may have been used, or have expired, during the hashing.
    const student = await claimant(codeHasher, tx, claim);
    if (student instanceof InvalidCode) return student;
    await tx.codes.removeOf(student.id);
    await tx.students.save(withVerifiedEmail(withNewPassword(student, passwordHash), tx.now));
    await tellOfNewPassword(tx, student);
    return null;
  });
  if (refusal) throw refusal;
}
