import type { PolicySource } from './ports.js';

/** The stores of this area, for a transaction. */
export type SettingsStores = {
  readonly policy: PolicySource;
};
