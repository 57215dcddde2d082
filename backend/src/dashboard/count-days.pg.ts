import type { DataSource, EntityManager } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';
import { ALL_KINDS, countedOf, dayOf, WITHOUT_COMPILING, ZONE } from './daily-totals.sql.js';

/** The longest span of the dashboard, and as many days before it. */
const KEPT_DAYS = 2 * 90;
/** So few that a transaction is short. */
const DAYS_AT_ONCE = 30;
/** A row of a day that commits later than this after its end would be missed: no transaction takes as long. */
const SETTLED = "interval '2 hours'";

const LAST = `(${dayOf(`(${NOW} - ${SETTLED})`)} - 1)`;

/** The days that were not counted yet, or of which something has changed since. */
const DUE = `
  SELECT day::date::text AS day
  FROM generate_series(${LAST} - ${KEPT_DAYS}, ${LAST}, interval '1 day') AS day
  WHERE day::date NOT IN (SELECT day FROM counted_days)
    OR day::date IN (SELECT day FROM days_to_recount)
  ORDER BY day DESC LIMIT ${DAYS_AT_ONCE}`;

/** Only one at a time; the other has nothing left to do. */
const LOCK = 'SELECT pg_try_advisory_xact_lock(hashtext(\'daily-totals\')) AS "isOurs"';

const FORGET_CHANGES = `
  DELETE FROM days_to_recount
  WHERE day = ANY ($1::date[]) OR day > ${LAST} OR day < ${LAST} - ${KEPT_DAYS}`;
const FORGET_DAYS = `
  DELETE FROM counted_days WHERE day = ANY ($1::date[]) OR day < ${LAST} - ${KEPT_DAYS}`;
const ADD_DAYS = 'INSERT INTO counted_days (day) SELECT unnest($1::date[])';

const ADD_TOTALS = `
  INSERT INTO daily_totals (day, kind, part, count, passed, sum)
  SELECT days.day, kind, part, count, passed, sum
  FROM (
    SELECT day, day::timestamp AT TIME ZONE '${ZONE}' AS since,
      (day + 1)::timestamp AT TIME ZONE '${ZONE}' AS until
    FROM unnest($1::date[]) AS day
  ) AS days CROSS JOIN LATERAL (${countedOf('$2')}) AS counted`;

/** @returns how many days were counted */
async function countSome(manager: EntityManager): Promise<number> {
  await manager.query(WITHOUT_COMPILING);
  const [lock] = await manager.query<{ isOurs: boolean }[]>(LOCK);
  if (!lock?.isOurs) return 0;
  const due = await manager.query<{ day: string }[]>(DUE);
  const days = due.map(({ day }) => day);
  await manager.query(FORGET_CHANGES, [days]);
  await manager.query(FORGET_DAYS, [days]);
  await manager.query(ADD_DAYS, [days]);
  await manager.query(ADD_TOTALS, [days, ALL_KINDS]);
  return days.length;
}

/** All of it sees the database as of one moment: a change that it counts is one whose note it deletes. */
export async function countDays(dataSource: DataSource): Promise<'done' | 'idle'> {
  let counted = 0;
  for (;;) {
    const some = await dataSource.transaction('REPEATABLE READ', countSome);
    counted += some;
    if (some < DAYS_AT_ONCE) return counted > 0 ? 'done' : 'idle';
  }
}
