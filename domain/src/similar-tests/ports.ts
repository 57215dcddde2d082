import type { TestDomain } from '../accounts/index.js';
import type { Family } from '../question-bank/index.js';
import type { SimilarPair } from './compared-test.js';

/** An answer of a submitted test, under the grading in force; unanswered and neutral ones are none. */
export type GivenAnswer = {
  readonly questionId: string;
  readonly version: number;
  /** What drew the values of a variant; null for a fixed question. */
  readonly seed: number | null;
  /** A hash of the question's text as it was served. */
  readonly words: string;
  /** The text of the wrong option that was chosen; null where the answer was right. */
  readonly wrong: string | null;
};

export type SubmittedTest = {
  readonly id: string;
  readonly studentId: string;
  readonly asOf: Date;
  readonly answers: readonly GivenAnswer[];
};

type ComparedWindow = {
  readonly domain: TestDomain;
  readonly since: Date;
  readonly most: number;
};

/** Which tests were held against which: a pair of one of each was judged anew. */
type Judged = { readonly fresh: readonly string[]; readonly all: readonly string[] };

/** A pair of similar tests as it is kept. */
export type KeptPair = SimilarPair & {
  readonly id: string;
  readonly domain: TestDomain;
  readonly compared: number;
  readonly foundAt: Date;
};

/** Where it is kept which tests are similar, and when a domain's were compared last. */
export type SimilarTestRepository = {
  /** Takes the turn at a domain until the transaction ends; whoever comes meanwhile waits. @returns
   * when its tests were compared last, null if never */
  takeTurn(domain: TestDomain): Promise<Date | null>;
  /** The tests of a window, the latest first; those that were given back are left out. */
  submitted(window: ComparedWindow): Promise<readonly SubmittedTest[]>;
  /** The families among the questions of these tests, by `id@version`. */
  familiesIn(tests: readonly SubmittedTest[]): Promise<ReadonlyMap<string, Family>>;
  /** Puts these pairs in place of all that were judged anew, and lets those of void tests go. */
  replace(judged: Judged, pairs: readonly KeptPair[]): Promise<void>;
  noteTurn(domain: TestDomain, at: Date): Promise<void>;
  listOf(domain: TestDomain): Promise<readonly KeptPair[]>;
};

export type WithSimilarTests = { readonly similarTests: SimilarTestRepository };
