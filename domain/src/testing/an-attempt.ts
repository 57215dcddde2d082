import { randomUUID } from 'node:crypto';
import type { Attempt } from '../exam/attempt.js';
import { secondsAfter } from '../kernel/time.js';
import { aQuestion } from './a-question.js';
import { A_DAY } from './moments.js';
import type { ClosedAttempt } from '../exam/ports.js';
import { type Result, resultOf } from '../exam/result.js';
import { anEmail } from './an-email.js';
import { aStudent } from './a-student.js';
import type { LateAnswer } from '../exam/late-answer.js';
import type { Accommodation } from '../exam/accommodation.js';
import type { QuestionDispute } from '../exam/disputes/question-dispute.js';
import type { Ruling, RulingStep } from '../questions/rulings/ruling.js';

export const anAttempt = (parts: Partial<Attempt> = {}): Attempt => ({
  id: randomUUID(),
  studentId: randomUUID(),
  domain: 'data science',
  sittingId: null,
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

export const submitted = (attempt: Attempt, parts: Partial<Attempt> = {}): Attempt => ({
  ...attempt,
  state: 'submitted',
  closedAt: secondsAfter(attempt.startedAt, 10 * 60),
  ...parts,
});

export const aClosedAttempt = (attempt: Attempt, parts: Partial<Result> = {}): ClosedAttempt => ({
  attempt,
  result: aResult(parts, attempt),
  mail: anEmail(),
});

export const aResult = (
  parts: Partial<Result> = {},
  attempt: Attempt = submitted(anAttempt()),
): Result => ({
  ...resultOf(attempt, aStudent({ id: attempt.studentId }), attempt.closedAt ?? attempt.deadline),
  ...parts,
});

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

export const anAccommodation = (parts: Partial<Accommodation> = {}): Accommodation => ({
  id: randomUUID(),
  studentId: randomUUID(),
  minutesPerHour: 20,
  until: null,
  reason: 'As at university',
  createdAt: A_DAY,
  endedAt: null,
  ...parts,
});

export const aQuestionDispute = (parts: Partial<QuestionDispute> = {}): QuestionDispute => ({
  id: randomUUID(),
  resultId: randomUUID(),
  studentId: randomUUID(),
  questionId: 'hr-one',
  version: 1,
  place: 1,
  kind: 'wrong-key',
  text: 'Option B is right by the definition that the question itself gives.',
  state: 'open',
  answer: '',
  rulingId: null,
  openedAt: A_DAY,
  decidedAt: null,
  ...parts,
});

/** A step that takes no pass away. */
export const IN_FORCE: RulingStep = {
  at: A_DAY,
  adminId: '00000000-0000-4000-8000-000000000001',
  mayTakePasses: false,
};

export const aRuling = (parts: Partial<Ruling> = {}): Ruling => ({
  id: randomUUID(),
  questionId: 'hr-one',
  version: 1,
  kind: 'credit-all',
  accepted: [],
  reason: 'The question had no right answer.',
  madeAt: A_DAY,
  adminId: '00000000-0000-4000-8000-000000000001',
  applied: null,
  withdrawn: null,
  ...parts,
});
