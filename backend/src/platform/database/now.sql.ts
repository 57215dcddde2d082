/**
 * The domain's times are JavaScript's, in whole milliseconds. PostgreSQL's are finer: a moment that
 * it keeps as it is would lie after the same moment as the domain knows it.
 */
const cut = (moment: string): string => `date_trunc('milliseconds', ${moment})`;

/** When the transaction began. An index can answer a comparison with it. */
export const NOW = cut('now()');

/** The moment at which it is read, also within a transaction that waited for a lock. */
export const CLOCK = cut('clock_timestamp()');
