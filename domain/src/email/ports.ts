import type { NewEmail } from './email.js';

/** Takes mails within the transaction of the change that causes them. */
export type EmailOutbox = {
  /** Queues a mail; it goes out if, and only if, the transaction commits. */
  add(email: NewEmail): Promise<void>;
};
