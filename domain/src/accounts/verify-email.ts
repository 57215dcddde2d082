import { InvalidCode } from './errors.js';
import type { CodeHasher } from './ports.js';
import { withVerifiedEmail } from './student.js';
import { tryCode } from './try-code.js';
import { withUse } from './verification-code.js';
import { normalEmail } from '../shared/text-rules.js';
import type { Work } from '../shared/unit-of-work.js';

/**
 * Verifies a student's email by the code that was mailed to it. A wrong code costs a try.
 * @throws InvalidCode, also for an unknown email, so that nothing is told about it
 */
export async function verifyEmail(
  { unitOfWork, codeHasher }: Work & { readonly codeHasher: CodeHasher },
  { email, code }: { readonly email: string; readonly code: string },
): Promise<void> {
  const verified = await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockByEmail(normalEmail(email));
    if (!student) return false;
    const fitting = await tryCode(codeHasher, tx, student.id, 'verify-email', code);
    if (!fitting) return false;
    await tx.codes.save(withUse(fitting, tx.now));
    await tx.students.save(withVerifiedEmail(student, tx.now));
    return true;
  });
  if (!verified) throw new InvalidCode();
}
