import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ERASING } from '../audit/index.js';
import { EXPIRED, type Expired } from './expired.pg.js';

/** So few that nobody waits for the rows that are locked in the meantime. */
const BATCH = 500;
/** What is left, the next run takes. */
const MOST_BATCHES = 100;

const conditionOf = ({ age, before, and }: Expired): string =>
  [before && `${age} < ${before}`, and].filter(Boolean).join(' AND ');

const statementFor = (expired: Expired): string => {
  const { table, key = 'id', age, set } = expired;
  return `
  WITH gone AS (
    ${set === undefined ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${set}`} WHERE (${key}) IN (
      SELECT ${key} FROM ${table} WHERE ${conditionOf(expired)}
      ORDER BY ${age} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) RETURNING 1
  ) SELECT count(*)::int AS count FROM gone`;
};

/** Rows that are only ever added let go of what was kept long enough. */
const purgeBatch = (dataSource: DataSource, statement: string): Promise<number> =>
  dataSource.transaction(async (manager) => {
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

/** Deletes what was kept as long as was promised; answers how many rows of each table. */
export async function purgeExpired(dataSource: DataSource): Promise<Record<string, number>> {
  const purged: Record<string, number> = {};
  for (const expired of EXPIRED) {
    purged[expired.name ?? expired.table] = await purge(dataSource, expired);
  }
  const some = Object.entries(purged).filter(([, count]) => count > 0);
  if (some.length > 0) new Logger('Purge').log({ msg: 'purged', ...Object.fromEntries(some) });
  return purged;
}
