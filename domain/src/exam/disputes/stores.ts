import type { QuestionDisputeRepository } from './ports.js';

export type DisputeStores = { readonly questionDisputes: QuestionDisputeRepository };
