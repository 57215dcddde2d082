import { setTimeout as delay } from 'node:timers/promises';
import type { TestClient } from '@portal/backend/testing/test-client.js';

/** What became of a request that owes a mail. */
export type CallResult = {
  /** Null if no answer came. */
  readonly status: number | null;
  readonly retryAfter: string | null;
};

/** A mail server's refusal that whoever runs the product can see. */
export type Failure = { readonly to: string; readonly reason: string };

/** What is drilled: the product, or what many would have written first. */
export type SystemUnderTest = {
  /** Owes a mail to each address; whoever it does not throw for, was promised one. */
  owe(addresses: readonly string[], expiresAt?: Date): Promise<void>;
  /** One request that owes a mail to an address, by its status 200. */
  call(address: string): Promise<CallResult>;
  startWorker(): Promise<void>;
  killWorker(): Promise<void>;
  isUp(): boolean;
  /** Whether no mail is under way any more. */
  isIdle(): Promise<boolean>;
  failures(): Promise<readonly Failure[]>;
  stop(): Promise<void>;
};

/** The product or not the product. */
export type SystemName = 'product' | 'control';

const PATIENCE_MS = 15_000;

/** The answer, or an error when none came while somebody would have waited for it. */
export function whilePatient<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const timer = new AbortController();
  const tooLate = delay(PATIENCE_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`No answer within ${PATIENCE_MS} ms`);
  });
  return Promise.race([answer, tooLate]).finally(() => timer.abort());
}

/** Posts, and takes what comes, also nothing. */
export async function callBy(client: TestClient, path: string, body: unknown): Promise<CallResult> {
  try {
    const { status, headers } = await whilePatient(client.post(path, body));
    return { status, retryAfter: headers.get('retry-after') };
  } catch {
    return { status: null, retryAfter: null };
  }
}
