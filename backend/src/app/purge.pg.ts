import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ERASING } from '../audit/index.js';
import { EXPIRED, type Expired } from './expired.pg.js';

/** Few rows at a time, so that nobody waits long for their locks. */
const BATCH = 500;
/** The next run deletes the rest. */
const MOST_BATCHES = 100;

const conditionOf = ({ age, olderThan, where }: Expired): string =>
  [olderThan && `${age} < ${olderThan}`, where].filter(Boolean).join(' AND ');

const statementFor = (expired: Expired): string => {
  const { table, key = 'id', age, blank } = expired;
  return `
  WITH gone AS (
    ${blank === undefined ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${blank}`} WHERE (${key}) IN (
      SELECT ${key} FROM ${table} WHERE ${conditionOf(expired)}
      ORDER BY ${age} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) RETURNING 1
  ) SELECT count(*)::int AS count FROM gone`;
};

const purgeBatch = (dataSource: DataSource, statement: string): Promise<number> =>
  dataSource.transaction(async (manager) => {
    // Triggers refuse to change or delete rows of append-only tables without this.
    await manager.query(ERASING);
    const [row] = await manager.query<{ count: number }[]>(statement);
    return row?.count ?? 0;
  });

async function purge(dataSource: DataSource, expired: Expired): Promise<number> {
  const statement = statementFor(expired);
  let purged = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const count = await purgeBatch(dataSource, statement);
    purged += count;
    if (count < BATCH) break;
  }
  return purged;
}

export async function purgeExpired(dataSource: DataSource): Promise<Record<string, number>> {
  const purged: Record<string, number> = {};
  for (const expired of EXPIRED) {
    purged[expired.name ?? expired.table] = await purge(dataSource, expired);
  }
  const some = Object.entries(purged).filter(([, count]) => count > 0);
  if (some.length > 0) new Logger('Purge').log({ msg: 'purged', ...Object.fromEntries(some) });
  return purged;
}
