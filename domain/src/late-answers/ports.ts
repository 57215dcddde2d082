import type { LateAnswer } from './late-answer.js';

type LateVerdict = Pick<LateAnswer, 'state' | 'reason' | 'decidedAt'>;

/** Where answers are kept that came when their test was closed. */
export type LateAnswerRepository = {
  /** Adds one, unless the same option is kept for that question of that attempt. */
  add(answer: LateAnswer): Promise<void>;
  find(id: string): Promise<LateAnswer | null>;
  /** Those of one attempt, by the number of the question and then as they came. */
  ofAttempt(attemptId: string): Promise<readonly LateAnswer[]>;
  decide(id: string, verdict: LateVerdict): Promise<void>;
  isReviewOpened(attemptId: string): Promise<boolean>;
  /** When a page of this session saved answers of the attempt last, to a few seconds. */
  lastSavedAt(attemptId: string, sessionId: string | null): Promise<Date | null>;
};

export type WithLateAnswers = { readonly lateAnswers: LateAnswerRepository };
