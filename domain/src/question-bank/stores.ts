import type { ImportLog, QuestionRepository } from './ports.js';

/** The stores of this area, for a transaction. */
export type QuestionStores = {
  readonly imports: ImportLog;
  readonly questions: QuestionRepository;
};
