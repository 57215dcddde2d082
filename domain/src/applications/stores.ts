import type {
  ApplicationRepository,
  CannedAnswerRepository,
  ContactMessageRepository,
} from './ports.js';

/** The stores of this area, for a transaction. */
export type ApplicationStores = {
  readonly applications: ApplicationRepository;
  readonly cannedAnswers: CannedAnswerRepository;
  readonly messages: ContactMessageRepository;
};
