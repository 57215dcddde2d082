import { Logger } from '@nestjs/common';
import { CODE_SERIES_SECONDS } from '@portal/domain/shared/policy.js';
import { RETENTION } from '@portal/domain/shared/retention.js';
import type { DataSource } from 'typeorm';

/** Rows of one table that were kept long enough. */
type Expired = {
  readonly table: string;
  readonly key: string;
  /** Answered by an index on `age`. */
  readonly where: string;
  readonly age: string;
};

const olderThan = (age: string, months: number): string =>
  `${age} < now() - interval '${months} months'`;

/** By the database's clock, which all replicas share. */
const EXPIRED: readonly Expired[] = [
  {
    table: 'emails',
    key: 'id',
    where: `state <> 'pending' AND ${olderThan('created_at', RETENTION.emailRecordMonths)}`,
    age: 'created_at',
  },
  {
    table: 'applications',
    key: 'id',
    where: olderThan('created_at', RETENTION.applicationMonths),
    age: 'created_at',
  },
  {
    table: 'contact_messages',
    key: 'id',
    where: olderThan('created_at', RETENTION.contactMessageMonths),
    age: 'created_at',
  },
  {
    table: 'provider_events',
    key: 'id',
    where: olderThan('received_at', RETENTION.providerNoticeMonths),
    age: 'received_at',
  },
  {
    // As long as codes are counted together, an old one still limits how many may follow.
    table: 'verification_codes',
    key: 'student_id, purpose',
    where: `series_since < now() - interval '${CODE_SERIES_SECONDS} seconds' AND expires_at < now()`,
    age: 'series_since',
  },
  {
    table: 'rate_limits',
    key: 'key',
    where: 'expire < extract(epoch FROM now()) * 1000',
    age: 'expire',
  },
];

/** So few that nobody waits for the rows that are locked meanwhile. */
const BATCH = 500;
/** What is left, the next run takes. */
const MOST_BATCHES = 100;

const statementFor = ({ table, key, where, age }: Expired): string => `
  WITH gone AS (
    DELETE FROM ${table} WHERE (${key}) IN (
      SELECT ${key} FROM ${table} WHERE ${where}
      ORDER BY ${age} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) RETURNING 1
  ) SELECT count(*)::int AS count FROM gone`;

async function purge(dataSource: DataSource, expired: Expired): Promise<number> {
  const statement = statementFor(expired);
  let purged = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const [row] = await dataSource.query<{ count: number }[]>(statement);
    const count = row?.count ?? 0;
    purged += count;
    if (count < BATCH) break;
  }
  return purged;
}

/** Deletes what was kept as long as was promised; answers how many rows of each table. */
export async function purgeExpired(dataSource: DataSource): Promise<Record<string, number>> {
  const purged: Record<string, number> = {};
  for (const expired of EXPIRED) purged[expired.table] = await purge(dataSource, expired);
  const some = Object.entries(purged).filter(([, count]) => count > 0);
  if (some.length > 0) new Logger('Purge').log({ msg: 'purged', ...Object.fromEntries(some) });
  return purged;
}
