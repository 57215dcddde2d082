import { expect, it } from '@jest/globals';
import { OPERATIONS } from './document.js';
import { runFuzz } from './run-fuzz.js';

const REQUESTS = 4_000;
const WITHIN_MS = 10_000;

it('The product answers whatever is sent to it, and as its document says', async () => {
  const outcome = await runFuzz({ seed: 20, first: 0, count: REQUESTS, withinMs: WITHIN_MS });
  expect(outcome.failure).toBeNull();
  expect(outcome.sent).toBeGreaterThanOrEqual(OPERATIONS.length);
});
