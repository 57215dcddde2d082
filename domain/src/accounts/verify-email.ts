import { normalEmail } from '../kernel/text-rules.js';
import type { Work } from '../kernel/transaction.js';
import { InvalidCode } from './errors.js';
import { withForm } from './pending-form.js';
import type { CodeHasher, AccountStores } from './ports.js';
import type { Requester } from './requester.js';
import { withVerifiedEmail } from './student.js';
import { tryCode } from './try-code.js';

/** Verifies an email by its code; the account takes over that sign-up's data, and other sign-ups of
 * the email are dropped. @throws InvalidCode, also for an unknown email; CodeVoid */
export async function verifyEmail(
  {
    unitOfWork,
    codeHasher,
  }: Work<AccountStores> & {
    readonly codeHasher: CodeHasher;
  },
  { email, code }: { readonly email: string; readonly code: string },
  requester: Requester,
): Promise<void> {
  const refusal = await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockByEmail(normalEmail(email));
    if (!student || student.emailVerifiedAt) return new InvalidCode();
    const { id: studentId } = student;
    const attempt = { studentId, purpose: 'verify-email', digits: code, requester } as const;
    const trial = await tryCode(codeHasher, tx, attempt);
    if ('refusal' in trial) return trial.refusal;
    const { fitting } = trial;
    const signedUp = fitting.form ? withForm(student, fitting.form) : student;
    await tx.students.save(withVerifiedEmail(signedUp, tx.now));
    await tx.codes.removeOf(studentId);
    return null;
  });
  if (refusal) throw refusal;
}
