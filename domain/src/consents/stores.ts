import type { ConsentLog } from './consent.js';

/** The stores of this area, for a transaction. */
export type ConsentStores = {
  readonly consents: ConsentLog;
};
