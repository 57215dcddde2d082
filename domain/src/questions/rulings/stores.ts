import type { RulingRepository } from './ports.js';

/** The stores of this area, for a transaction. */
export type RulingStores = {
  readonly rulings: RulingRepository;
};
