/** The domain's times are whole milliseconds: a finer time of PostgreSQL would be later than the same time in the
 * domain. */
const cut = (moment: string): string => `date_trunc('milliseconds', ${moment})`;

/** The start of the transaction. An index can answer a comparison with it. */
export const NOW = cut('now()');

/** The current moment, also within a transaction that waited for a lock. */
export const CLOCK = cut('clock_timestamp()');
