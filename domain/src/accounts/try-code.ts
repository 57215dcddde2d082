import type { Transaction } from '../kernel/transaction.js';
import type { CodeHasher, WithCodes } from './ports.js';
import type { Requester } from './requester.js';
import {
  candidates,
  withWrongTry,
  type CodePurpose,
  type VerificationCode,
} from './verification-code.js';

/** What is tried, for what, by whom. */
export type CodeTry = {
  readonly studentId: string;
  readonly purpose: CodePurpose;
  readonly digits: string;
  readonly requester: Requester;
};

/**
 * Tries digits against the student's codes; wrong ones cost each code a try, whichever call they came
 * through. The caller holds the student's lock, and lets the transaction commit when the answer is
 * null, or the try would not count.
 * @returns the code that fits; else null
 */
export async function tryCode(
  codeHasher: CodeHasher,
  tx: Transaction<WithCodes>,
  { studentId, purpose, digits, requester }: CodeTry,
): Promise<VerificationCode | null> {
  const kept = await tx.codes.findAll(studentId, purpose);
  const { codes, areOwn } = candidates(kept, requester, tx.now);
  const fitting = codes.find(({ codeHash }) => codeHasher.fits(digits, codeHash));
  if (fitting) return fitting;
  for (const code of codes) await tx.codes.save(withWrongTry(code, areOwn));
  return null;
}
