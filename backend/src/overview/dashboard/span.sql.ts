import { NOW } from '../../platform/database/now.sql.js';

/** Days begin and end by the clocks in India. */
export const ZONE = 'Asia/Kolkata';

/** A number of days: the last one is today, or they are as many days further back. */
export type Span = {
  readonly days: number;
  /** 0 for the days up to now, 1 for the same days and hours before those. */
  readonly before: 0 | 1;
};

const SHIFT = 'make_interval(hours => 24 * $1::int * $2::int)';

export const SINCE = `(date_trunc('day', ${NOW}, '${ZONE}') - make_interval(hours => 24 * ($1::int - 1)) - ${SHIFT})`;

/** The end of the span: now, or the same hour on its last day, so that both spans are equally long. */
export const UNTIL = `(${NOW} - ${SHIFT})`;
