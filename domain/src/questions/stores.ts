import type { QuestionRepository } from './ports.js';

export type QuestionStores = { readonly questions: QuestionRepository };
