import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { BatchedStatement } from './batched-statement.js';
import type { StoredEmail } from './email.schema.js';
import { isPermanent, type Mailer } from './mailer.nodemailer.js';

/** A worker that lives holds its claim for as long as the server takes; a dead one's ends soon. */
const CLAIMED_UNTIL = "now() + interval '6 seconds'";
const RENEW_CLAIM_MS = 2_000;

/** Long enough for a database that restarts. */
const NOTE_TRIES = 60;
const NOTE_AGAIN_MS = 500;

/** Rows are locked in order, so that two workers with some of the same mails take turns. */
const CLAIM = new BatchedStatement<Claimed>(`
  WITH free AS (
    SELECT id FROM emails
    WHERE id = ANY($1) AND state = 'pending' AND (claimed_until IS NULL OR claimed_until < now())
    ORDER BY id FOR UPDATE
  ), claimed AS (
    UPDATE emails SET claimed_until = ${CLAIMED_UNTIL}, tries = tries + 1
    FROM free WHERE emails.id = free.id
    RETURNING emails.*
  ) SELECT id, kind, to_address AS "to", reply_to AS "replyTo", data, tries,
      expires_at IS NOT NULL AND expires_at < now() AS expired FROM claimed`);

const RENEW = `
  UPDATE emails SET claimed_until = ${CLAIMED_UNTIL} WHERE id = $1 AND state = 'pending'`;

const NOTE_SENT = new BatchedStatement(`
  WITH taken AS (SELECT id FROM emails WHERE id = ANY($1) ORDER BY id FOR UPDATE),
  noted AS (
    UPDATE emails SET state = 'sent', data = '{}', claimed_until = NULL, last_error = NULL,
      sent_at = now() FROM taken WHERE emails.id = taken.id
    RETURNING emails.id
  ) SELECT id FROM noted`);

const DROP = `
  UPDATE emails SET state = 'dropped', data = '{}', claimed_until = NULL, last_error = 'expired'
  WHERE id = $1`;

const FAIL = `
  UPDATE emails SET state = $2, claimed_until = NULL, last_error = $3 WHERE id = $1`;

const IS_PENDING = "SELECT 1 FROM emails WHERE id = $1 AND state = 'pending'";

type Claimed = Pick<StoredEmail, 'id' | 'kind' | 'to' | 'replyTo' | 'data' | 'tries'> & {
  readonly expired: boolean;
};

/** A mail that is claimed is left for a later try: whoever claimed it may have died. */
async function refuseClaimed(dataSource: DataSource, emailId: string): Promise<void> {
  const pending = await dataSource.query<unknown[]>(IS_PENDING, [emailId]);
  if (pending.length > 0) throw new Error('Another worker has this mail');
}

async function whileClaimed(dataSource: DataSource, emailId: string, send: () => Promise<void>) {
  const timer = setInterval(() => {
    // If the database is away, the claim lapses; that costs at most a repeat.
    dataSource.query(RENEW, [emailId]).catch(() => undefined);
  }, RENEW_CLAIM_MS);
  try {
    await send();
  } finally {
    clearInterval(timer);
  }
}

/** The server has the mail: this must be noted, or it would go out again. */
async function noteSent(dataSource: DataSource, emailId: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await NOTE_SENT.run(dataSource, emailId);
      return;
    } catch (error) {
      if (tries === NOTE_TRIES) throw error;
      await delay(NOTE_AGAIN_MS);
    }
  }
}

/**
 * Sends one mail of the outbox, if no one else has it and it was not sent before; the database
 * knows both. Throws when it is worth another try.
 */
export async function sendEmail(
  dataSource: DataSource,
  mailer: Mailer,
  emailId: string,
  isLastTry: boolean,
): Promise<void> {
  const email = await CLAIM.run(dataSource, emailId);
  if (!email) return refuseClaimed(dataSource, emailId);
  if (email.expired) {
    await dataSource.query(DROP, [emailId]);
    return;
  }
  try {
    await whileClaimed(dataSource, emailId, async () => {
      await mailer.send(email);
      await noteSent(dataSource, emailId);
    });
  } catch (error) {
    const isOver = isLastTry || isPermanent(error);
    await dataSource.query(FAIL, [emailId, isOver ? 'failed' : 'pending', String(error)]);
    if (isOver) return;
    throw error;
  }
}
