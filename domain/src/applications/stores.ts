import type { ApplicationRepository, ContactMessageRepository } from './ports.js';

/** The stores of this area, for a transaction. */
export type ApplicationStores = {
  readonly applications: ApplicationRepository;
  readonly messages: ContactMessageRepository;
};
