import type { WithEmails } from '../email/index.js';
import type { IdSource, RandomSource } from '../kernel/sources.js';
import type { Transaction } from '../kernel/transaction.js';
import { ResendTooSoon } from './errors.js';
import type { PendingForm } from './pending-form.js';
import type { CodeHasher, WithCodes } from './ports.js';
import type { Requester } from './requester.js';
import type { Student } from './student.js';
import {
  codesOf,
  drawCode,
  isReplacedBy,
  issueCode,
  requesterWait,
  withUse,
  type CodePurpose,
} from './verification-code.js';

export type CodeMaking = {
  readonly ids: IdSource;
  readonly random: RandomSource;
  readonly codeHasher: CodeHasher;
};

export type CodeRequest = {
  readonly student: Pick<Student, 'id' | 'email' | 'name'>;
  readonly purpose: CodePurpose;
  readonly requester: Requester;
  readonly form: PendingForm | null;
  /** The browser that may use the code, where that is not the one that asks. */
  readonly forBrowser?: string | null;
};

/** Draws a code, keeps its hash and queues its mail. Of one requester's codes for the same thing,
 * the last one holds. @throws ResendTooSoon */
export async function sendCode(
  { ids, random, codeHasher }: CodeMaking,
  tx: Transaction<WithCodes & WithEmails>,
  { student, purpose, requester, form, forBrowser = requester.browser }: CodeRequest,
): Promise<void> {
  const kept = await tx.codes.findAll(student.id, purpose);
  const wait = requesterWait(kept, requester, tx.now);
  if (wait > 0) throw new ResendTooSoon(wait);
  const digits = drawCode(random);
  const code = issueCode(
    {
      id: ids.next(),
      studentId: student.id,
      purpose,
      codeHash: codeHasher.hash(digits),
      requester: { ...requester, browser: forBrowser },
      form,
    },
    tx.now,
  );
  for (const before of codesOf(kept, requester).filter((one) => isReplacedBy(one, form))) {
    await tx.codes.save(withUse(before, tx.now));
  }
  await tx.codes.save(code);
  await tx.emails.add({
    kind: purpose === 'verify-email' ? 'verification-code' : 'reset-code',
    to: student.email,
    data: { name: form?.name ?? student.name, code: digits },
    expiresAt: code.expiresAt,
  });
}
