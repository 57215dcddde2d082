import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';
import { runPrepared, type Statement } from '../platform/database/run-prepared.pg.js';
import type { EmailOutcome } from '../platform/observability/metrics.js';
import { traced } from '../platform/observability/request-trace.js';
import type { StoredEmail } from './email.schema.js';
import { isPermanent, type Mailer } from './mailer.nodemailer.js';

/** A living worker renews its claim; a dead one's claim ends soon. */
const CLAIMED_UNTIL = `${NOW} + interval '6 seconds'`;
const RENEW_CLAIM_MS = 2_000;

/** Long enough for the database to restart. */
const NOTE_TRIES = 60;
const NOTE_AGAIN_MS = 500;

const CLAIM: Statement = {
  name: 'claim-mail',
  text: `
  UPDATE emails SET claimed_until = ${CLAIMED_UNTIL}, tries = tries + 1
  WHERE id = $1 AND state = 'pending' AND (claimed_until IS NULL OR claimed_until < ${NOW})
  RETURNING id, kind, to_address AS "to", reply_to AS "replyTo", data, tries,
    request_id AS "requestId", (SELECT company_inbox FROM settings WHERE id = 1) AS "companyInbox",
    expires_at IS NOT NULL AND expires_at < ${NOW} AS expired`,
};

const RENEW = `
  UPDATE emails SET claimed_until = ${CLAIMED_UNTIL} WHERE id = $1 AND state = 'pending'`;

const NOTE_SENT: Statement = {
  name: 'note-sent',
  text: `
  UPDATE emails SET state = 'sent', data = '{}', claimed_until = NULL, last_error = NULL,
    sent_at = ${NOW} WHERE id = $1`,
};

const DROP = `
  UPDATE emails SET state = 'dropped', data = '{}', claimed_until = NULL, last_error = 'expired'
  WHERE id = $1`;

/** A mail that was cancelled after the claim had ended stays cancelled. */
const FAIL = `
  UPDATE emails SET state = $2, claimed_until = NULL, last_error = $3
  WHERE id = $1 AND state = 'pending'`;

const IS_PENDING = "SELECT 1 FROM emails WHERE id = $1 AND state = 'pending'";

type Claimed = Pick<
  StoredEmail,
  'id' | 'kind' | 'to' | 'replyTo' | 'data' | 'tries' | 'requestId'
> & { readonly expired: boolean; readonly companyInbox: string };

/** A claimed mail is tried again later: its worker may have died. */
async function rejectClaimed(dataSource: DataSource, emailId: string): Promise<void> {
  const pending = await dataSource.query<unknown[]>(IS_PENDING, [emailId]);
  if (pending.length > 0) throw new Error('Another worker has this mail');
}

async function whileClaimed(dataSource: DataSource, emailId: string, send: () => Promise<void>) {
  const timer = setInterval(() => {
    // If the database is away, the claim ends; at worst the mail is sent twice.
    dataSource.query(RENEW, [emailId]).catch(() => undefined);
  }, RENEW_CLAIM_MS);
  try {
    await send();
  } finally {
    clearInterval(timer);
  }
}

/** The server has the mail: without this note it would be sent again. */
async function noteSent(dataSource: DataSource, emailId: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await runPrepared(dataSource.manager, NOTE_SENT, [emailId]);
      return;
    } catch (error) {
      if (tries === NOTE_TRIES) throw error;
      await delay(NOTE_AGAIN_MS);
    }
  }
}

export type Sending = Pick<Claimed, 'kind' | 'tries'> & {
  readonly emailId: string;
  readonly outcome: EmailOutcome;
};

type Means = {
  readonly dataSource: DataSource;
  readonly mailer: Mailer;
  readonly onEnd: (sending: Sending) => void;
};

async function noteFailure(
  { dataSource, onEnd }: Means,
  { id, kind, tries }: Claimed,
  { error, isOver }: { readonly error: unknown; readonly isOver: boolean },
): Promise<void> {
  onEnd({ emailId: id, kind, tries, outcome: isOver ? 'failed' : 'retried' });
  await dataSource.query(FAIL, [id, isOver ? 'failed' : 'pending', String(error)]);
  if (!isOver) throw error;
}

async function sendClaimed(means: Means, email: Claimed, isLastTry: boolean): Promise<void> {
  const { dataSource, mailer, onEnd } = means;
  const { id, kind, tries } = email;
  if (email.expired) {
    await dataSource.query(DROP, [id]);
    onEnd({ emailId: id, kind, tries, outcome: 'dropped' });
    return;
  }
  try {
    await whileClaimed(dataSource, id, async () => {
      await mailer.send(email);
      await noteSent(dataSource, id);
    });
  } catch (error) {
    return noteFailure(means, email, { error, isOver: isLastTry || isPermanent(error) });
  }
  onEnd({ emailId: id, kind, tries, outcome: 'sent' });
}

/** @throws when it is worth another try */
export async function sendEmail(
  means: Means,
  { emailId, isLastTry }: { readonly emailId: string; readonly isLastTry: boolean },
): Promise<void> {
  const [email] = await runPrepared<Claimed>(means.dataSource.manager, CLAIM, [emailId]);
  if (!email) return rejectClaimed(means.dataSource, emailId);
  return traced(email.requestId, () => sendClaimed(means, email, isLastTry));
}
