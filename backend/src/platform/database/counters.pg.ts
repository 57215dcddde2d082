import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CLOCK } from './now.sql.js';
import { runPrepared, type Statement } from './run-prepared.pg.js';

export type Counted = { readonly key: string; readonly seconds: number };

export type CountState = { readonly used: number; readonly secondsLeft: number };

type Row = { readonly key: string; readonly points: number; readonly expire: string };

const NOW = `(extract(epoch FROM ${CLOCK}) * 1000)::bigint`;

/** Rows are locked in the order of their keys, so that two statements never wait for each other. */
const ADD: Statement = {
  name: 'count',
  text: `INSERT INTO rate_limits AS held (key, points, expire)
  SELECT key, greatest($3, 0), ${NOW} + seconds * 1000
  FROM unnest($1::text[], $2::bigint[]) AS counted (key, seconds) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN held.expire <= ${NOW} THEN EXCLUDED.points
      ELSE greatest(held.points + $3, 0) END,
    expire = CASE WHEN held.expire <= ${NOW} THEN EXCLUDED.expire ELSE held.expire END
  RETURNING key, points, expire - ${NOW} AS expire`,
};

const LOOK: Statement = {
  name: 'look-at-counts',
  text: `SELECT key, points, expire - ${NOW} AS expire FROM rate_limits
    WHERE key = ANY($1) AND expire > ${NOW}`,
};

const CLEAR: Statement = {
  name: 'clear-counts',
  text: `WITH held AS MATERIALIZED (
      SELECT key FROM rate_limits WHERE key = ANY($1::text[] || $2::text[]) ORDER BY key FOR UPDATE
    ), taken_back AS (
      UPDATE rate_limits SET points = greatest(points - 1, 0)
      WHERE key = ANY($2) AND key IN (SELECT key FROM held)
    )
    DELETE FROM rate_limits WHERE key = ANY($1) AND key IN (SELECT key FROM held)`,
};

const statesOf = (rows: readonly Row[]): ReadonlyMap<string, CountState> =>
  new Map(
    rows.map(({ key, points, expire }) => [
      key,
      { used: points, secondsLeft: Math.max(1, Math.ceil(Number(expire) / 1000)) },
    ]),
  );

/** Counts in PostgreSQL, several keys in one statement, so that limits are shared by all replicas. */
@Injectable()
export class Counters {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Adds to each count, or takes one back. @returns the counts after that */
  async add(counted: readonly Counted[], by: 1 | -1 = 1): Promise<ReadonlyMap<string, CountState>> {
    if (counted.length === 0) return new Map();
    const keys = counted.map(({ key }) => key);
    const seconds = counted.map((one) => one.seconds);
    return statesOf(await runPrepared<Row>(this.dataSource.manager, ADD, [keys, seconds, by]));
  }

  async look(keys: readonly string[]): Promise<ReadonlyMap<string, CountState>> {
    if (keys.length === 0) return new Map();
    return statesOf(await runPrepared<Row>(this.dataSource.manager, LOOK, [keys]));
  }

  async clear(keys: readonly string[], takenBack: readonly string[] = []): Promise<void> {
    await runPrepared(this.dataSource.manager, CLEAR, [keys, takenBack]);
  }
}
