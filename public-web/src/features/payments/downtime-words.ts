import type { Downtime } from './payments-api.js';

const METHODS: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Cards',
  netbanking: 'Net banking',
  wallet: 'Wallets',
  emi: 'EMI',
  paylater: 'Pay later',
};

const APPS: Readonly<Record<string, string>> = {
  google_pay: 'Google Pay',
  phonepe: 'PhonePe',
  paytm: 'Paytm',
  bhim: 'BHIM',
};

const instrumentOf = ({ method, instrument }: Downtime): string => {
  if (instrument === null) return '';
  const known = APPS[instrument] ?? instrument;
  return ` (${method === 'upi' && !APPS[instrument] ? `@${instrument}` : known})`;
};

/** The ways to pay that fail just now, for a sentence: "UPI and Net banking (HDFC)". */
export function failingWays(downtimes: readonly Downtime[]): string {
  const ways = downtimes.map((one) => `${METHODS[one.method] ?? one.method}${instrumentOf(one)}`);
  return new Intl.ListFormat('en-IN').format([...new Set(ways)]);
}
