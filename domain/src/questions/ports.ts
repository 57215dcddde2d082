import type { TestDomain } from '../accounts/index.js';
import type { ImportRow } from './import-row.js';
import type { ImportPlan, ImportAs } from './plan-import.js';
import type { StoredQuestion, Question } from './question.js';

/** Plans imports without blocking other calls: it may take seconds. */
export type ImportPlanner = {
  /** As `planImport`. */
  plan(
    stored: readonly StoredQuestion[],
    rows: readonly ImportRow[],
    importAs: ImportAs,
  ): Promise<ImportPlan>;
};

/** How many live questions each domain has; a missing domain has none. */
export type LiveCounts = Partial<Readonly<Record<TestDomain, number>>>;

export type QuestionRepository = {
  /** The latest version of every live question of a domain. */
  liveIn(domain: TestDomain): Promise<readonly Question[]>;
  all(): Promise<readonly StoredQuestion[]>;
  /** The questions with these ids, in any order. */
  find(ids: readonly string[]): Promise<readonly StoredQuestion[]>;
  /** How many live questions each domain has. */
  liveCounts(): Promise<LiveCounts>;
  findVersion(id: string, version: number): Promise<Question | null>;
  /** Until the transaction ends, nobody else changes the bank; tests can still be started. */
  lockBank(): Promise<void>;
  /** Stores these as edited by an admin, each in place of its last version, which stays on record. */
  save(questions: readonly StoredQuestion[]): Promise<void>;
};

export type QuestionStores = { readonly questions: QuestionRepository };
