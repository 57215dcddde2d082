import type { TestDomain } from '../accounts/index.js';
import type { ImportRow } from './import-row.js';
import type { ImportPlan, Landing } from './plan-import.js';
import type { StoredQuestion, Question } from './question.js';

/** Works out what imports would do, which may take seconds, beside whatever else is going on. */
export type ImportPlanner = {
  /** As `planImport`, of the bank as it is and the rows of a file. */
  plan(
    kept: readonly StoredQuestion[],
    rows: readonly ImportRow[],
    landing: Landing,
  ): Promise<ImportPlan>;
};

/** How many live questions a domain has; none where it is not named. */
export type LiveCounts = Partial<Readonly<Record<TestDomain, number>>>;

export type QuestionRepository = {
  /** The latest version of every live question of a domain. */
  liveIn(domain: TestDomain): Promise<readonly Question[]>;
  all(): Promise<readonly StoredQuestion[]>;
  /** Those of these that the bank has, in any order. */
  find(ids: readonly string[]): Promise<readonly StoredQuestion[]>;
  /** How many live questions each domain has. */
  liveCounts(): Promise<LiveCounts>;
  findVersion(id: string, version: number): Promise<Question | null>;
  /** Until the transaction ends, nobody else changes the bank; tests can be started in the meantime. */
  lockBank(): Promise<void>;
  /** Keeps these as an admin's, each in the place of its last version, which stays on record. */
  save(questions: readonly StoredQuestion[]): Promise<void>;
};
