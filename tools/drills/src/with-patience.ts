import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/** The answer, or an error when none came while a person would have waited for it. */
export function waitWithPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const timer = new AbortController();
  const tooLate = delay(PATIENCE_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`No answer within ${PATIENCE_MS} ms`);
  });
  return Promise.race([answer, tooLate]).finally(() => timer.abort());
}
