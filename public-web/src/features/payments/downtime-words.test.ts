import { expect, it } from '@jest/globals';
import { failingWays } from './downtime-words.js';

it.each([
  [[{ method: 'upi', instrument: null }], 'UPI'],
  [[{ method: 'upi', instrument: 'oksbi' }], 'UPI (@oksbi)'],
  [[{ method: 'upi', instrument: 'google_pay' }], 'UPI (Google Pay)'],
  [[{ method: 'card', instrument: 'RuPay' }], 'Cards (RuPay)'],
  [[{ method: 'cardless_emi', instrument: null }], 'cardless_emi'],
  [
    [
      { method: 'upi', instrument: null },
      { method: 'upi', instrument: null },
      { method: 'netbanking', instrument: 'COSB' },
    ],
    'UPI and Net banking (COSB)',
  ],
])('%j is told as "%s"', (downtimes, words) => {
  expect(failingWays(downtimes)).toBe(words);
});
