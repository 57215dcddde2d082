import type { LateAnswer } from './late-answer.js';

/** What was decided on a late answer. */
type LateVerdict = Pick<LateAnswer, 'state' | 'reason' | 'decidedAt'>;

/** Where answers are kept that came when their test was closed. */
export type LateAnswerRepository = {
  /** Adds one, unless the same option is kept for that question of that attempt. */
  add(answer: LateAnswer): Promise<void>;
  find(id: string): Promise<LateAnswer | null>;
  /** Those of one attempt, by the number of the question and then as they came. */
  ofAttempt(attemptId: string): Promise<readonly LateAnswer[]>;
  /** Keeps a decision. */
  decide(id: string, verdict: LateVerdict): Promise<void>;
  /** Whether the student has opened the review of this attempt. */
  isReviewOpened(attemptId: string): Promise<boolean>;
  /** When a page of this session saved answers of the attempt last, to a few seconds. */
  lastSavedAt(attemptId: string, sessionId: string | null): Promise<Date | null>;
};

/** For a use case that needs {@link LateAnswerRepository}. */
export type WithLateAnswers = { readonly lateAnswers: LateAnswerRepository };
