/** The BullMQ queue of mails to be sent; a job's id is the id of the mail in the outbox. */
export const EMAIL_QUEUE = 'emails';

/** Everything else about the mail is read from the outbox when it is sent. */
export type EmailJob = { readonly emailId: string };

/** Waiting 1 s, 2 s, 4 s and so on, these tries go on for 36 hours. */
export const SEND_TRIES = 18;
export const FIRST_RETRY_MS = 1_000;
