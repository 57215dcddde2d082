import { AlreadyVerified, StudentNotFound } from './errors.js';
import { sendCode, type CodeMaking } from './send-code.js';
import { normalEmail } from '../shared/text-rules.js';
import type { Work } from '../shared/unit-of-work.js';

/**
 * Sends another code to a student whose email is not verified yet; the one before is void.
 * @throws StudentNotFound, AlreadyVerified, ResendTooSoon
 */
export async function resendCode(ports: Work & CodeMaking, email: string): Promise<void> {
  await ports.unitOfWork.run(async (tx) => {
    const student = await tx.students.lockByEmail(normalEmail(email));
    if (!student) throw new StudentNotFound('Failed to resend code.');
    if (student.emailVerifiedAt) throw new AlreadyVerified();
    await sendCode(ports, tx, student, 'verify-email');
  });
}
