import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';

/** Younger mails may still be on their way into the queue. */
const SURE_AFTER = "interval '3 seconds'";
const SAMPLES = 5;

const QUEUED = `SELECT id FROM emails WHERE state = 'pending' AND queued_at < ${NOW} - ${SURE_AFTER}`;

/** The oldest and the newest queued mails: a queue that lost jobs has lost some of these. */
const SAMPLE = `
  (${QUEUED} ORDER BY queued_at LIMIT ${SAMPLES})
  UNION (${QUEUED} ORDER BY queued_at DESC LIMIT ${SAMPLES})`;

/** A job ends after its mail was sent: a mail that is still pending now was not sent. */
const QUEUE_AGAIN = `
  UPDATE emails SET queued_at = NULL
  WHERE state = 'pending' AND queued_at < ${NOW} - ${SURE_AFTER}
    AND EXISTS (SELECT 1 FROM emails AS lost WHERE lost.id = ANY($1) AND lost.state = 'pending')`;

/** Redis may have lost jobs; a job that is still in the queue is not added twice. */
export async function findLostEmails(dataSource: DataSource, queue: Queue): Promise<void> {
  const rows = await dataSource.query<{ id: string }[]>(SAMPLE);
  const jobs = await Promise.all(rows.map(({ id }) => queue.getJob(id)));
  const lost = rows.map(({ id }) => id).filter((_, at) => !jobs[at]);
  if (lost.length > 0) await dataSource.query(QUEUE_AGAIN, [lost]);
}
