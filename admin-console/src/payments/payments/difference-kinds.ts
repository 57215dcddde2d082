const KINDS: Readonly<Record<string, string>> = {
  settlement: 'Settlement',
  'paid-there-only': 'Paid at the provider only',
  'paid-here-only': 'Paid in our books only',
  'refunded-there-only': 'Refunded at the provider only',
  'chargeback-there-only': 'Charged back at the provider only',
  'chargeback-differs': 'Another state of a chargeback',
  'amount-differs': 'Another amount',
  'settled-unknown': 'Settled, and not in our books',
  'settled-differs': 'Settled with another amount',
  'settlement-differs': 'A settlement of another sum',
  'settlement-failed': 'A settlement that failed',
  'not-settled': 'Paid, and not settled in time',
};

export const DIFFERENCE_KINDS = Object.entries(KINDS).map(([id, name]) => ({ id, name }));

/** How the provider's books and ours differ, in words. */
export const kindInWords = (kind: string): string => KINDS[kind] ?? kind;
