import type { StoredEmail, NewEmail } from './email.js';

/** Takes mails within the transaction of the change that causes them. */
export type EmailOutbox = {
  /** Queues a mail; it goes out if, and only if, the transaction commits. */
  add(email: NewEmail): Promise<void>;
  /** Queues a mail, unless this call has queued one to this address. @returns whether it is queued now */
  addOnce(callId: string, email: NewEmail): Promise<boolean>;
  /** Reads a mail, and keeps every sender off it until the transaction ends. */
  lock(id: string): Promise<StoredEmail | null>;
  /** Queues a locked mail that failed once more, with all its tries before it; to another address if one is given. */
  addAgain(id: string, to: string | null): Promise<void>;
  /** Removes every mail to this address, or to be answered to it; none goes out. @returns their ids */
  removeWith(address: string): Promise<readonly string[]>;
  /** Drops a locked mail unsent, and deletes its content. */
  drop(id: string): Promise<void>;
};
