import type { QuestionDispute } from './question-dispute.js';

export type DisputedVersion = Pick<QuestionDispute, 'questionId' | 'version'>;

type AddressedDispute = QuestionDispute & {
  readonly student: { readonly name: string; readonly email: string };
  readonly domain: string;
  /** Whether the test still has a result; one that was voided has none. */
  readonly hasResult: boolean;
};

export type DisputeVerdict = Pick<QuestionDispute, 'state' | 'answer' | 'rulingId' | 'decidedAt'>;

export type QuestionDisputeRepository = {
  /** Adds one; the student's lock is held. @throws if the question of this test is already disputed */
  add(dispute: QuestionDispute): Promise<void>;
  /** The disputes of one test, oldest first. */
  ofResult(resultId: string): Promise<readonly QuestionDispute[]>;
  /** The open disputes of a version in tests that are over, locked until the transaction ends. */
  lockOpenOn(version: DisputedVersion): Promise<readonly AddressedDispute[]>;
  decide(ids: readonly string[], verdict: DisputeVerdict): Promise<void>;
  /** Removes the disputes of an erased student. @returns their ids */
  removeOf(studentId: string): Promise<readonly string[]>;
};

export type DisputeStores = { readonly questionDisputes: QuestionDisputeRepository };
