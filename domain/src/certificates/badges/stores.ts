import type { BadgeRepository } from './ports.js';

/** The stores of this area, for a transaction. */
export type BadgeStores = {
  readonly badges: BadgeRepository;
};
