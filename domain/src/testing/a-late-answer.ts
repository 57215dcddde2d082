import { randomUUID } from 'node:crypto';
import type { LateAnswer } from '../late-answers/late-answer.js';
import { A_DAY } from './moments.js';

/** An answer that came late, on which nobody has decided. */
export const aLateAnswer = (parts: Partial<LateAnswer> = {}): LateAnswer => ({
  id: randomUUID(),
  attemptId: randomUUID(),
  questionId: 'hr-one',
  place: 1,
  option: 'b',
  basis: 'stated',
  notBefore: A_DAY,
  statedAt: A_DAY,
  notAfter: A_DAY,
  arrivedAt: A_DAY,
  state: 'waiting',
  reason: '',
  decidedAt: null,
  ...parts,
});
