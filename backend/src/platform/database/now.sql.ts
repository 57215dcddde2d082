/** The domain's times are whole milliseconds: a finer moment of PostgreSQL would lie after the same one in the domain. */
const cut = (moment: string): string => `date_trunc('milliseconds', ${moment})`;

/** When the transaction began. An index can answer a comparison with it. */
export const NOW = cut('now()');

/** The moment at which it is read, also within a transaction that waited for a lock. */
export const CLOCK = cut('clock_timestamp()');
