import type { EmailKind } from '@portal/domain/email/index.js';

/** The BullMQ queue of mails to be sent; a job's id is the id of the mail in the outbox. */
export const EMAIL_QUEUE = 'emails';

/** Kinds that go to thousands at once; all others go out before them. */
export const BULK_KINDS: readonly EmailKind[] = ['student-message'];

/** A job without a priority comes before all that have one, however long those wait. */
export const BULK_PRIORITY = 1;

/** Everything else about the mail is read from the outbox when it is sent. */
export type EmailJob = { readonly emailId: string };

const FIRST_RETRY_MS = 1_000;
/** So that mails follow soon when a mail server comes back that was away for long. */
const LAST_RETRY_MS = 60_000;

/** The wait after that many tries: 1 s, 2 s, 4 s and so on, up to a minute. */
export const retryDelayMs = (tries: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1));

/** These tries go on for a day. */
export const SEND_TRIES = 24 * 60;
