import type { ApplicationRepository, ContactMessageRepository } from './ports.js';

export type ApplicationStores = {
  readonly applications: ApplicationRepository;
  readonly messages: ContactMessageRepository;
};
