import { NOW } from '../../platform/database/now.sql.js';

/** The days of the business are those of its clocks. */
export const ZONE = 'Asia/Kolkata';

/** So many days, of which the last is today; or as many before these, or before those. */
export type Span = {
  readonly days: number;
  /** 0 for the days up to now, 1 for the same days and hours before them. */
  readonly before: 0 | 1;
};

const SHIFT = 'make_interval(hours => 24 * $1::int * $2::int)';

export const SINCE = `(date_trunc('day', ${NOW}, '${ZONE}') - make_interval(hours => 24 * ($1::int - 1)) - ${SHIFT})`;

/** Its end: now, and as late on its last day as it is now, so that both have had the same time. */
export const UNTIL = `(${NOW} - ${SHIFT})`;
