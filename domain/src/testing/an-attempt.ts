import { randomUUID } from 'node:crypto';
import type { Attempt } from '../exam/attempt.js';
import { secondsAfter } from '../kernel/time.js';
import { aQuestion } from './a-question.js';
import { A_DAY } from './moments.js';

/** An open attempt of 30 minutes with two questions and no answer. */
export const anAttempt = (parts: Partial<Attempt> = {}): Attempt => ({
  id: randomUUID(),
  studentId: randomUUID(),
  domain: 'data science',
  state: 'open',
  startedAt: A_DAY,
  deadline: secondsAfter(parts.startedAt ?? A_DAY, 30 * 60),
  extraSeconds: 0,
  addedSeconds: 0,
  passPercent: 65,
  questions: [aQuestion(), aQuestion()],
  answers: {},
  closedAt: null,
  ...parts,
});

/** The attempt as it is once it was submitted. */
export const submitted = (attempt: Attempt, parts: Partial<Attempt> = {}): Attempt => ({
  ...attempt,
  state: 'submitted',
  closedAt: secondsAfter(attempt.startedAt, 10 * 60),
  ...parts,
});
