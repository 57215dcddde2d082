import { InvalidCode, StudentNotFound } from './errors.js';
import { refusePassword } from './password-rules.js';
import type { CodeHasher, PasswordHasher } from './ports.js';
import { sendCode, type CodeMaking } from './send-code.js';
import { withNewPassword, withVerifiedEmail } from './student.js';
import { tryCode } from './try-code.js';
import { withUse } from './verification-code.js';
import { refuseInvalid } from '../shared/refusal.js';
import { normalEmail } from '../shared/text-rules.js';
import type { Transaction, Work } from '../shared/unit-of-work.js';

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

/** The student and the code, if it fits; a wrong one costs a try. */
async function claimed(codeHasher: CodeHasher, tx: Transaction, { email, code }: Claim) {
  const student = await tx.students.lockByEmail(normalEmail(email));
  const fitting = student && (await tryCode(codeHasher, tx, student.id, 'reset-password', code));
  return fitting ? { student, fitting } : null;
}

/**
 * Sets a new password by the reset code, uses the code up, and ends every earlier session. Only a
 * code that fits is worth the work of a hash.
 * The code came by mail, so the email counts as verified from then on.
 * @throws InvalidInput for the password, InvalidCode
 */
export async function updatePassword(
  { unitOfWork, codeHasher, passwords }: Work & Hashers,
  { password, ...claim }: Claim & { readonly password: string },
): Promise<void> {
  const refused = refusePassword(password);
  refuseInvalid(refused ? { password: refused } : {});
  if (!(await unitOfWork.run((tx) => claimed(codeHasher, tx, claim)))) {
    throw new InvalidCode(INVALID);
  }
  const passwordHash = await passwords.hash(password);
  const updated = await unitOfWork.run(async (tx) => {
    // Meanwhile it may have been used, or have run out.
    const own = await claimed(codeHasher, tx, claim);
    if (!own) return false;
    await tx.codes.save(withUse(own.fitting, tx.now));
    await tx.students.save(withVerifiedEmail(withNewPassword(own.student, passwordHash), tx.now));
    return true;
  });
  if (!updated) throw new InvalidCode(INVALID);
}
