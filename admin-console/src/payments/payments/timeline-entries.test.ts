import { expect, it, test } from '@jest/globals';
import { timelineEntriesOf } from './timeline-entries.js';
import type { PaymentEntry } from './payment-entry.js';
import { statusOf } from './payment-status.js';

const AT = '2026-01-31T10:00:00.000Z';

const learned = (id: string, change: 'failed' | 'captured') => ({
  id,
  providerPaymentId: `pay_${id}`,
  source: 'admin' as const,
  change,
  at: AT,
});

it('what was learned of a payment in one moment is shown in the order in which it was learned', () => {
  const payment = {
    id: 'p',
    createdAt: '2026-01-31T09:00:00.000Z',
    amount: 50_000,
    orderId: 'order_1',
    paidAt: AT,
    paymentId: 'pay_2',
    replacedAt: null,
    history: [learned('2', 'captured'), learned('1', 'failed')],
    events: [],
    refunds: [],
    differences: [],
    actions: [],
  } as unknown as PaymentEntry;
  expect(timelineEntriesOf(payment).map(({ what }) => what)).toEqual([
    'Ordered',
    'Attempt failed',
    'Attempt captured',
    'Marked paid',
  ]);
});

test.each([
  ['paid', 'Success', 'good'],
  ['failed', 'Failed', 'bad'],
  ['open', 'Pending', 'plain'],
  ['authorized', 'Authorised', 'plain'],
  ['refunded', 'Refunded', 'plain'],
  ['lost', 'Unknown', 'plain'],
])('state %p shows as %s, %s', (state, label, tone) =>
  expect(statusOf(state)).toEqual({ label, tone }),
);
