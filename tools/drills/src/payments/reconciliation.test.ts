import { describe, expect, it } from '@jest/globals';
import { findFaults } from './reconciliation.js';
import type { PayerRecord } from './product-client.js';

const PAID: PayerRecord = { id: '1', isPaid: true, receipts: 1, attempts: 5, mails: 1 };
const UNPAID: PayerRecord = { id: '2', isPaid: false, receipts: 0, attempts: 5, mails: 0 };

describe('The ledgers of the provider and of the product', () => {
  it('agree on who paid once and who did not', () => {
    const accounts = [
      { captures: 1, record: PAID },
      { captures: 0, record: UNPAID },
    ];
    expect(findFaults(accounts)).toEqual([]);
  });

  it.each([
    ['paid there and not Paid here', 1, { ...PAID, isPaid: false }],
    ['Paid here and not paid there', 0, { ...UNPAID, isPaid: true }],
    ['with too few or many receipts', 1, { ...PAID, receipts: 2 }],
    ['with too few or many receipts', 0, { ...UNPAID, receipts: 1 }],
    ['with too few or many receipt mails', 1, { ...PAID, mails: 0 }],
    ['with other than 5 attempts', 1, { ...PAID, attempts: 10 }],
    ['charged twice', 2, PAID],
  ])(
    'The ledgers of the provider and of the product differ where %s',
    (words, captures, record) => {
      expect(findFaults([{ captures, record }])).toEqual([`1 ${words}`]);
    },
  );
});
