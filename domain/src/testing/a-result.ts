import { aStudent } from './a-student.js';
import { anAttempt, submitted } from './an-attempt.js';
import type { Attempt } from '../exam/attempt.js';
import { resultOf, type Result } from '../exam/result.js';

/** The result of an attempt, which a student of the usual name submitted after 10 minutes. */
export const aResult = (
  parts: Partial<Result> = {},
  attempt: Attempt = submitted(anAttempt()),
): Result => ({
  ...resultOf(attempt, aStudent({ id: attempt.studentId }), attempt.closedAt ?? attempt.deadline),
  ...parts,
});
