import type { Transaction } from '../kernel/transaction.js';
import { CodeVoid, InvalidCode } from './errors.js';
import type { CodeHasher, AccountStores } from './ports.js';
import type { Requester } from './requester.js';
import {
  codesToTry,
  codeText,
  triesLeft,
  withWrongTry,
  type CodePurpose,
  type VerificationCode,
} from './verification-code.js';

export type CodeTry = {
  readonly studentId: string;
  readonly purpose: CodePurpose;
  readonly digits: string;
  /** The address that the code has to prove, where that is not the account's. */
  readonly newEmail?: string;
  readonly requester: Requester;
};

export type CodeTrial = { readonly fitting: VerificationCode } | { readonly refusal: InvalidCode };

/** Compares typed digits with the open codes; wrong digits cost each code a try. The caller holds the student's lock
 * and commits before it throws, or the try would not count. @param message the text of the refusal */
export async function tryCode(
  codeHasher: CodeHasher,
  tx: Transaction<AccountStores>,
  { studentId, purpose, digits, newEmail, requester }: CodeTry,
  message?: string,
): Promise<CodeTrial> {
  const tried = codesToTry(await tx.codes.findAll(studentId, purpose), requester, tx.now);
  const { codes, areOwn } = tried;
  const text = codeText(digits, newEmail);
  const fitting = codes.find(({ codeHash }) => codeHasher.verify(text, codeHash));
  if (fitting) return { fitting };
  for (const code of codes) await tx.codes.save(withWrongTry(code, areOwn));
  const left = triesLeft(tried);
  if (left === 0) return { refusal: new CodeVoid() };
  return { refusal: new InvalidCode(message, left === null ? {} : { triesLeft: left }) };
}
