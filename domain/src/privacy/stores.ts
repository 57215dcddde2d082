import type { SealedCopies } from './ports.js';

/** The stores of this area, for a transaction. */
export type PrivacyStores = {
  readonly sealedCopies: SealedCopies;
};
