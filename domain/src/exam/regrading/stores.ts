import type { RegradeQueue } from './ports.js';

/** The stores of this area, for a transaction. */
export type RegradingStores = {
  readonly regrades: RegradeQueue;
};
