import type { EmailStores } from '../email/index.js';
import type { Transaction, IdSource, RandomSource } from '../kernel/transaction.js';
import { ResendTooSoon } from './errors.js';
import type { PendingForm } from './pending-form.js';
import type { CodeHasher, AccountStores } from './ports.js';
import type { Requester } from './requester.js';
import type { Student } from './student.js';
import * as codes from './verification-code.js';

export type CodeMaking = {
  readonly ids: IdSource;
  readonly random: RandomSource;
  readonly codeHasher: CodeHasher;
};

export type CodeRequest = {
  readonly student: Pick<Student, 'id' | 'email' | 'name'>;
  readonly purpose: codes.CodePurpose;
  readonly requester: Requester;
  readonly form: PendingForm | null;
  /** The address that gets the code and that the code proves, if not the account's. */
  readonly newEmail?: string;
  /** The browser that may use the code, if not the one that asks. */
  readonly forBrowser?: string | null;
};

const MAILS = {
  'verify-email': 'verification-code',
  'reset-password': 'reset-code',
  'correct-email': 'email-correction',
} as const satisfies Record<codes.CodePurpose, string>;

/** Makes a code, stores its hash and queues its mail. A requester's earlier code for the same purpose is void. @throws
 * ResendTooSoon */
export async function sendCode(
  { ids, random, codeHasher }: CodeMaking,
  tx: Transaction<AccountStores & EmailStores>,
  { student, purpose, requester, form, newEmail, forBrowser = requester.browser }: CodeRequest,
): Promise<void> {
  const kept = await tx.codes.findAll(student.id, purpose);
  const wait = codes.requesterWait(kept, requester, tx.now);
  if (wait > 0) throw new ResendTooSoon(wait);
  const digits = codes.drawCode(random);
  const code = codes.issueCode(
    {
      id: ids.next(),
      studentId: student.id,
      purpose,
      codeHash: codeHasher.hash(codes.codeText(digits, newEmail)),
      requester: { ...requester, browser: forBrowser },
      form,
    },
    tx.now,
  );
  for (const before of codes
    .codesOf(kept, requester)
    .filter((one) => codes.isReplacedBy(one, form))) {
    await tx.codes.save(codes.withUse(before, tx.now));
  }
  await tx.codes.save(code);
  await tx.emails.add({
    kind: MAILS[purpose],
    to: newEmail ?? student.email,
    data: { name: form?.name ?? student.name, code: digits },
    expiresAt: code.expiresAt,
  });
}
