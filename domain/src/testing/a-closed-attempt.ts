import type { Attempt } from '../exam/attempt.js';
import type { ClosedAttempt } from '../exam/ports.js';
import type { Result } from '../exam/result.js';
import { aResult } from './a-result.js';
import { anEmail } from './an-email.js';

export const aClosedAttempt = (attempt: Attempt, parts: Partial<Result> = {}): ClosedAttempt => ({
  attempt,
  result: aResult(parts, attempt),
  mail: anEmail(),
});
