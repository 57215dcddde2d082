import type { WithConsents } from '../consents/index.js';
import type { WithEmails } from '../email/index.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { tellOldAddress } from './correct-email.js';
import { isOurs, type CorrectionLink } from './correction-link.js';
import { decided, isWaiting, type EmailCorrection } from './email-correction.js';
import { AccountDeactivated, AddressInUse, LinkVoid, WrongPassword } from './errors.js';
import type {
  CodeHasher,
  PasswordHasher,
  WithCodes,
  WithCorrections,
  WithStudents,
} from './ports.js';
import { comparableHash, withSessionsEnded, withVerifiedEmail, type Student } from './student.js';
import { mailNoticeOfAccount } from './verify-email.js';

type Looking = Work<WithCorrections & WithStudents> & { readonly codeHasher: CodeHasher };

async function found(
  tx: Transaction<WithCorrections & WithStudents>,
  codeHasher: CodeHasher,
  link: CorrectionLink,
): Promise<{ readonly student: Student; readonly correction: EmailCorrection }> {
  const known = isOurs(codeHasher, 'confirm', link) ? await tx.corrections.find(link.id) : null;
  const student = known && (await tx.students.lockById(known.studentId));
  // Read once more: it may have been decided while the lock was waited for.
  const correction = student && (await tx.corrections.find(link.id));
  if (!correction || !isWaiting(correction, tx.now)) throw new LinkVoid();
  return { student, correction };
}

/** The address whose password guesses this link counts against. @throws LinkVoid */
export const accountOfCorrection = (
  { unitOfWork, codeHasher }: Looking,
  link: CorrectionLink,
): Promise<string> =>
  unitOfWork.run(async (tx) => (await found(tx, codeHasher, link)).student.email);

/** Makes the new address the account's. The password is asked for, so that neither support nor a
 * wrong reader of the mail gets the account. Every session ends and all codes are void. @throws
 * LinkVoid, WrongPassword, AccountDeactivated, AddressInUse */
export async function confirmCorrection(
  {
    unitOfWork,
    codeHasher,
    passwords,
  }: Work<WithCodes & WithConsents & WithCorrections & WithEmails & WithStudents> & {
    readonly codeHasher: CodeHasher;
    readonly passwords: PasswordHasher;
  },
  { password, ...link }: CorrectionLink & { readonly password: string },
): Promise<void> {
  const known = (await unitOfWork.run((tx) => found(tx, codeHasher, link))).student;
  if (!(await passwords.verify(password, comparableHash(known)))) throw new WrongPassword();
  await unitOfWork.run(async (tx) => {
    const { student, correction } = await found(tx, codeHasher, link);
    // A reset or another change came first.
    if (student.passwordHash !== known.passwordHash) throw new WrongPassword();
    if (student.deactivatedAt) throw new AccountDeactivated();
    // It was proved meanwhile, and its owner was not informed: support enters the address anew.
    if (student.emailVerifiedAt && !correction.wasVerified) throw new LinkVoid();
    const { newEmail: email } = correction;
    const isHeld = await tx.corrections.isHeld(email, student.id, tx.now);
    if (isHeld || (await tx.students.findByEmail(email))) throw new AddressInUse();
    const corrected = { ...withSessionsEnded(student), email };
    await tx.students.save(withVerifiedEmail(corrected, tx.now));
    if (!student.emailVerifiedAt) await mailNoticeOfAccount(tx, corrected);
    await tx.codes.removeOf(student.id);
    const done = decided(correction, 'confirmed', tx.now);
    await tx.corrections.save(done);
    await tellOldAddress(codeHasher, tx, done, { name: student.name, isDone: true });
  });
}
