import { NOW } from './now.sql.js';

/** One round trip begins a transaction and tells its time, by the clock that all replicas share: the
 * moment that its own statements keep too, so that what it writes is of one time. */
export const BEGIN = `BEGIN; SELECT ${NOW} AS now`;

export const beginWaiting = (lockMs: number): string =>
  `${BEGIN}; SET LOCAL lock_timeout = ${lockMs}`;
