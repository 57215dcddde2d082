import type { QuestionDisputeRepository } from './ports.js';

/** The stores of this area, for a transaction. */
export type DisputeStores = {
  readonly questionDisputes: QuestionDisputeRepository;
};
