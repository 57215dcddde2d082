import type { StoredEmail, NewEmail } from './email.js';

export type EmailOutbox = {
  /** Queues a mail; it is sent if, and only if, the transaction commits. */
  add(email: NewEmail): Promise<void>;
  /** Queues a mail, unless this call has already queued one to this address. @returns whether it was queued */
  addOnce(callId: string, email: NewEmail): Promise<boolean>;
  /** Reads a mail and locks it, so that it is not sent until the transaction ends. */
  lock(id: string): Promise<StoredEmail | null>;
  /** Queues a locked mail that failed, with all its tries; to another address if one is given. */
  addAgain(id: string, to: string | null): Promise<void>;
  /** Removes every mail to this address or with it as the reply address, so that none is sent. @returns their ids */
  removeWith(address: string): Promise<readonly string[]>;
  /** Drops a locked mail without sending it, and deletes its content. */
  drop(id: string): Promise<void>;
};

export type EmailStores = { readonly emails: EmailOutbox };
