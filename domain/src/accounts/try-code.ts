import type { CodeHasher } from './ports.js';
import {
  isLive,
  withWrongTry,
  type CodePurpose,
  type VerificationCode,
} from './verification-code.js';
import type { Transaction } from '../shared/unit-of-work.js';

/**
 * Tries the student's code; a wrong one costs a try, whichever call it came through. The caller
 * holds the student's lock, and lets the transaction commit when the answer is null, or the try
 * would not count.
 * @returns the code if it fits; else null
 */
export async function tryCode(
  codeHasher: CodeHasher,
  tx: Transaction,
  studentId: string,
  purpose: CodePurpose,
  digits: string,
): Promise<VerificationCode | null> {
  const code = await tx.codes.find(studentId, purpose);
  if (!code || !isLive(code, tx.now)) return null;
  if (codeHasher.fits(digits, code.codeHash)) return code;
  await tx.codes.save(withWrongTry(code));
  return null;
}
