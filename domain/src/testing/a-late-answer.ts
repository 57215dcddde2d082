import { randomUUID } from 'node:crypto';
import type { LateAnswer } from '../exam/late-answer.js';
import { A_DAY } from './moments.js';

/** An answer that came late, on which nobody has decided. */
export const aLateAnswer = (parts: Partial<LateAnswer> = {}): LateAnswer => ({
  id: randomUUID(),
  attemptId: randomUUID(),
  questionId: 'hr-one',
  place: 1,
  option: 'b',
  secondsSinceReply: 42,
  arrivedAt: A_DAY,
  isAfterReview: false,
  state: 'waiting',
  reason: '',
  decidedAt: null,
  ...parts,
});
