import type { RulingRepository } from './ports.js';

export type RulingStores = {
  readonly rulings: RulingRepository;
};
