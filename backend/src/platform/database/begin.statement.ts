import { CLOCK } from './now.sql.js';

/** One round trip begins a transaction and tells the time by the clock that all replicas share. */
export const BEGIN = `BEGIN; SELECT ${CLOCK} AS now`;

export const beginWaiting = (lockMs: number): string =>
  `${BEGIN}; SET LOCAL lock_timeout = ${lockMs}`;
