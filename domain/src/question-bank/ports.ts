import type { Question } from './question.js';
import type { TestDomain } from '../accounts/choices.js';

/** Where the live questions are. */
export type QuestionRepository = {
  /** The latest version of every live question of a domain. */
  liveIn(domain: TestDomain): Promise<readonly Question[]>;
};
