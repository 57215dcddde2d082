import { InvalidCode, StudentNotFound } from './errors.js';
import { refusePassword } from './password-rules.js';
import type { CodeHasher, PasswordHasher } from './ports.js';
import { sendCode, type CodeMaking } from './send-code.js';
import { withNewPassword, withVerifiedEmail } from './student.js';
import { tryCode } from './try-code.js';
import { withUse } from './verification-code.js';
import { refuseInvalid } from '../shared/refusal.js';
import { normalEmail } from '../shared/text-rules.js';
import type { Work } from '../shared/unit-of-work.js';

const INVALID = 'Invalid or expired code.';

type Claim = { readonly email: string; readonly code: string };
type Hashers = { readonly codeHasher: CodeHasher; readonly passwords: PasswordHasher };

/**
 * Sends a student the code with which the password can be set anew.
 * @throws StudentNotFound, ResendTooSoon
 */
export async function requestResetCode(ports: Work & CodeMaking, email: string): Promise<void> {
  await ports.unitOfWork.run(async (tx) => {
    const student = await tx.students.lockByEmail(normalEmail(email));
    if (!student) {
      throw new StudentNotFound('User does not exist. Please sign up to get started.');
    }
    await sendCode(ports, tx, student, 'reset-password');
  });
}

/**
 * Whether the reset code fits. Costs a try, but does not use the code up.
 * @throws InvalidCode, also for an unknown email
 */
export async function verifyResetCode(
  { unitOfWork, codeHasher }: Work & Pick<Hashers, 'codeHasher'>,
  { email, code }: Claim,
): Promise<void> {
  const fitting = await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockByEmail(normalEmail(email));
    return student && tryCode(codeHasher, tx, student.id, 'reset-password', code);
  });
  if (!fitting) throw new InvalidCode(INVALID);
}

/**
 * Sets a new password by the reset code, uses the code up, and ends every earlier session.
 * The code came by mail, so the email counts as verified from then on.
 * @throws InvalidInput for the password, InvalidCode
 */
export async function updatePassword(
  { unitOfWork, codeHasher, passwords }: Work & Hashers,
  { email, code, password }: Claim & { readonly password: string },
): Promise<void> {
  const refused = refusePassword(password);
  refuseInvalid(refused ? { password: refused } : {});
  const passwordHash = await passwords.hash(password);
  const updated = await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockByEmail(normalEmail(email));
    if (!student) return false;
    const fitting = await tryCode(codeHasher, tx, student.id, 'reset-password', code);
    if (!fitting) return false;
    await tx.codes.save(withUse(fitting, tx.now));
    await tx.students.save(withVerifiedEmail(withNewPassword(student, passwordHash), tx.now));
    return true;
  });
  if (!updated) throw new InvalidCode(INVALID);
}
