import type { EmailKind } from '@portal/domain/email/index.js';

export const EMAIL_QUEUE = 'emails';

/** Kinds that go to thousands at once; all others are sent first. */
export const BULK_KINDS: readonly EmailKind[] = ['student-message'];

/** A job without a priority comes before all jobs with one. */
export const BULK_PRIORITY = 1;

/** The mail itself is read from the outbox when it is sent. */
export type EmailJob = { readonly emailId: string };

const FIRST_RETRY_MS = 1_000;
/** At most a minute, so that mails are sent soon after a mail server is back. */
const LAST_RETRY_MS = 60_000;

/** The wait after that many tries: 1 s, 2 s, 4 s and so on, up to a minute. */
export const retryDelayMs = (tries: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1));

/** So many tries take a day. */
export const SEND_TRIES = 24 * 60;
