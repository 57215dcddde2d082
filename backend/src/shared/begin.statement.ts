/** One round trip begins a transaction and tells the time by the clock that all replicas share. */
export const BEGIN = 'BEGIN; SELECT clock_timestamp() AS now';
