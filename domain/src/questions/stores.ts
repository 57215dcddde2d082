import type { QuestionRepository } from './ports.js';

/** The stores of this area, for a transaction. */
export type QuestionStores = { readonly questions: QuestionRepository };
