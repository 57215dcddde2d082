import type { QuestionDispute } from './question-dispute.js';

export type DisputedVersion = Pick<QuestionDispute, 'questionId' | 'version'>;

type AddressedDispute = QuestionDispute & {
  readonly student: { readonly name: string; readonly email: string };
  readonly domain: string;
  /** Whether the test still has a result; one that was voided has none. */
  readonly hasResult: boolean;
};

export type DisputeVerdict = Pick<QuestionDispute, 'state' | 'answer' | 'rulingId' | 'decidedAt'>;

/** Where students' disputes of questions are kept. */
export type QuestionDisputeRepository = {
  /** Adds one. Its student's lock is held. @throws if there is one on the same question of the same
   * test */
  add(dispute: QuestionDispute): Promise<void>;
  /** Those of one test, in the order in which they came. */
  ofResult(resultId: string): Promise<readonly QuestionDispute[]>;
  /** The open ones on a version, which nobody else decides until the transaction ends. */
  lockOpenOn(version: DisputedVersion): Promise<readonly AddressedDispute[]>;
  decide(ids: readonly string[], verdict: DisputeVerdict): Promise<void>;
  /** Removes those of a student whose account is erased; answers their ids. */
  removeOf(studentId: string): Promise<readonly string[]>;
};
