import type { OptionKey } from '../questions/index.js';

/** An answer that arrived after its test was closed. It counts only if an admin accepts it. */
export type LateAnswer = {
  readonly id: string;
  readonly attemptId: string;
  readonly questionId: string;
  /** The number of the question in the test, from 1. */
  readonly place: number;
  readonly option: OptionKey;
  /** Seconds from the server's last reply to the choice, as the page states them; null if it states none. */
  readonly secondsSinceReply: number | null;
  readonly arrivedAt: Date;
  /** Whether the student could read the right answers when it arrived. */
  readonly isAfterReview: boolean;
  readonly state: 'waiting' | 'accepted' | 'declined';
  /** Why it was accepted or declined; the student reads it. */
  readonly reason: string;
  readonly decidedAt: Date | null;
};

export type LateAnswerRepository = {
  /** Adds one, unless the same option is stored for that question of that attempt. */
  add(answer: LateAnswer): Promise<void>;
  find(id: string): Promise<LateAnswer | null>;
  decide(id: string, verdict: Pick<LateAnswer, 'state' | 'reason' | 'decidedAt'>): Promise<void>;
  /** Whether an answer to this question of the attempt was accepted. */
  hasAccepted(answer: Pick<LateAnswer, 'attemptId' | 'questionId'>): Promise<boolean>;
  isReviewOpened(attemptId: string): Promise<boolean>;
};
