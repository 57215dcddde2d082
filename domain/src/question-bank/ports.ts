import type { KeptQuestion, Question } from './question.js';
import type { TestDomain } from '../accounts/choices.js';

/** Where the questions are. */
export type QuestionRepository = {
  /** The latest version of every live question of a domain. */
  liveIn(domain: TestDomain): Promise<readonly Question[]>;
  /** The latest version of every question, retired ones too, by id. */
  all(): Promise<readonly KeptQuestion[]>;
  /** Until the transaction ends, nobody else changes the bank; tests can be started meanwhile. */
  lockBank(): Promise<void>;
  /** Keeps these as an admin's, each in the place of its last version, which stays on record. */
  save(questions: readonly KeptQuestion[]): Promise<void>;
};
