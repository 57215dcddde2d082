import { ResendTooSoon } from './errors.js';
import type { CodeHasher } from './ports.js';
import type { Student } from './student.js';
import { drawCode, issueCode, resendWait, type CodePurpose } from './verification-code.js';
import type { RandomSource } from '../shared/sources.js';
import type { Transaction } from '../shared/unit-of-work.js';

/** What drawing and keeping a code takes. */
export type CodeMaking = { readonly random: RandomSource; readonly codeHasher: CodeHasher };

/**
 * Draws a code, keeps its hash in place of an earlier one, and queues the mail that carries it.
 * @throws ResendTooSoon if the last code is too young
 */
export async function sendCode(
  { random, codeHasher }: CodeMaking,
  tx: Transaction,
  student: Pick<Student, 'id' | 'email' | 'name'>,
  purpose: CodePurpose,
): Promise<void> {
  const before = await tx.codes.find(student.id, purpose);
  const wait = resendWait(before, tx.now);
  if (wait > 0) throw new ResendTooSoon(wait);
  const digits = drawCode(random);
  const code = issueCode(
    { studentId: student.id, purpose, codeHash: codeHasher.hash(digits) },
    before,
    tx.now,
  );
  await tx.codes.save(code);
  await tx.emails.add({
    kind: purpose === 'verify-email' ? 'verification-code' : 'reset-code',
    to: student.email,
    data: { name: student.name, code: digits },
    expiresAt: code.expiresAt,
  });
}
