import type { EmailOutbox } from './ports.js';

/** The stores of this area, for a transaction. */
export type EmailStores = {
  readonly emails: EmailOutbox;
};
