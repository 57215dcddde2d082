import type { TestDomain } from '../accounts/index.js';
import type { ImportRow } from './import-row.js';
import type { ImportPlan } from './plan-import.js';
import type { KeptQuestion, Question } from './question.js';

/** Works out what imports would do, which may take seconds, beside whatever else is going on. */
export type ImportPlanner = {
  /** As `planImport`, of the bank as it is and the rows of a file. */
  plan(kept: readonly KeptQuestion[], rows: readonly ImportRow[]): Promise<ImportPlan>;
};

/** Where the questions are. */
export type QuestionRepository = {
  /** The latest version of every live question of a domain. */
  liveIn(domain: TestDomain): Promise<readonly Question[]>;
  /** The latest version of every question, retired ones too, by id. */
  all(): Promise<readonly KeptQuestion[]>;
  /** A question as one of its versions said. */
  findVersion(id: string, version: number): Promise<Question | null>;
  /** Until the transaction ends, nobody else changes the bank; tests can be started meanwhile. */
  lockBank(): Promise<void>;
  /** Keeps these as an admin's, each in the place of its last version, which stays on record. */
  save(questions: readonly KeptQuestion[]): Promise<void>;
};

/** For a use case that needs {@link QuestionRepository}. */
export type WithQuestions = { readonly questions: QuestionRepository };
