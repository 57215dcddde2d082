import { expect, it } from '@jest/globals';
import { OPERATIONS } from './document.js';
import { runFuzz } from './run-fuzz.js';

/** `npm run test:full` sends 100,000. */
const REQUESTS = process.env.CORE_TESTS === '1' ? OPERATIONS.length : 1_000;
/** For what never comes: a busy machine takes long. */
const WITHIN_MS = 600_000;

it(
  'The product answers whatever is sent to it, and as its document says',
  async () => {
    const outcome = await runFuzz({ seed: 20, first: 0, count: REQUESTS });
    expect(outcome.failure).toBeNull();
    expect(outcome.sent).toBeGreaterThanOrEqual(OPERATIONS.length);
  },
  WITHIN_MS,
);
