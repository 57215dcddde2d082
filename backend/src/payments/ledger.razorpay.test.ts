import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { GatewayFailed, ProviderAway } from '@portal/domain/payments/index.js';
import type { Client } from './client.razorpay.js';
import { providerLedgerOf } from './ledger.razorpay.js';

const NOW = new Date('2026-11-02T10:00:00Z');
const FROM = new Date('2026-11-01T10:00:00Z');

const aPayment = (id: string) => ({
  id,
  order_id: 'order_1',
  status: 'captured',
  amount: 50_000,
  currency: 'INR',
});
const about = (id: string, paymentId: string) => ({ id, payment_id: paymentId, amount: 20_000 });
const aRefund = (id: string, paymentId: string) => ({
  ...about(id, paymentId),
  status: 'processed',
});
const aChargeback = (id: string, paymentId: string) => ({
  ...about(id, paymentId),
  status: 'open',
  created_at: 1_793_600_000,
});

/** A payment at the provider whose fetch fails as the SDK fails. */
const FETCHED: Readonly<Record<string, () => unknown>> = {
  pay_unknown: () => Promise.reject(Object.assign(new Error(), { statusCode: 400 })),
  pay_silent: () => Promise.reject(new TypeError('away')),
  pay_odd: () => Promise.resolve({ id: 'pay_odd' }),
};

const fetched = jest.fn((id: string) => FETCHED[id]?.() ?? Promise.resolve(aPayment(id)));

const ledgerOf = (items: unknown) => {
  const all = () => Promise.resolve({ items });
  const calls = { refunds: { all }, disputes: { all }, payments: { all, fetch: fetched } };
  return providerLedgerOf((() => Promise.resolve(calls)) as unknown as Client);
};

const LISTS = {
  captures: (items: unknown) => ledgerOf(items).capturedBetween(FROM, NOW),
  refunds: (items: unknown) => ledgerOf(items).refundsBetween(FROM, NOW),
  chargebacks: (items: unknown) => ledgerOf(items).chargebacksBetween(FROM, NOW, NOW),
};

const logged = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(Logger.prototype, 'error').mockImplementation(logged);
});

const idsOf = (entries: readonly object[]) =>
  entries.map((entry) =>
    'update' in entry ? (entry.update as { paymentId: string }).paymentId : entry,
  );

it.each([
  ['captures', [{ id: 'pay_1', status: 'captured' }, { id: {} }, aPayment('pay_2')]],
  ['refunds', [aRefund('rfnd_1', 'pay_odd'), { id: 7 }, aRefund('rfnd_2', 'pay_2')]],
  ['chargebacks', [aChargeback('disp_1', 'pay_unknown'), {}, aChargeback('disp_2', 'pay_2')]],
] as const)(
  'An entry of the provider that can’t be read among %s is logged and counted, and the others are told',
  async (list, items) => {
    expect(idsOf(await LISTS[list](items))).toEqual(['pay_2']);
    const ids = [(items[0] as { id: string }).id, 'no id'];
    const msg = 'entries of the provider not read';
    expect(logged.mock.calls).toEqual([[{ msg, list, count: 2, ids }]]);
  },
);

it('The order of a payment is asked for, and a payment that the provider does not know has none', async () => {
  const { orderOf } = ledgerOf([]);
  await expect(orderOf('pay_1')).resolves.toBe('order_1');
  await expect(orderOf('pay_unknown')).resolves.toBeNull();
  await expect(orderOf('pay_silent')).rejects.toThrow(ProviderAway);
});

describe('An entry about which the provider gives no answer', () => {
  it.each([
    ['refunds', [aRefund('rfnd_1', 'pay_silent'), aRefund('rfnd_2', 'pay_2')]],
    ['chargebacks', [aChargeback('disp_1', 'pay_silent'), aChargeback('disp_2', 'pay_2')]],
  ] as const)('among %s is told as that, and so are the others', async (list, items) => {
    expect(idsOf(await LISTS[list](items))).toEqual([expect.any(ProviderAway), 'pay_2']);
    expect(logged.mock.calls).toEqual([]);
  });

  it('is the last that is waited for when it is the fifth in a row', async () => {
    const items = Array.from({ length: 9 }, (_, place) =>
      aRefund(`rfnd_${String(place)}`, 'pay_silent'),
    );
    expect(await LISTS.refunds(items)).toHaveLength(5);
    expect(fetched.mock.calls).toHaveLength(5);
  });
});

it.each(['captures', 'refunds', 'chargebacks'] as const)(
  'An answer without a list of %s is none, and not an empty one',
  async (list) => {
    await expect(LISTS[list](undefined)).rejects.toThrow(GatewayFailed);
    await expect(LISTS[list]([])).resolves.toEqual([]);
  },
);

const paid = {
  id: 'order_1',
  amount: 50_000,
  status: 'paid',
  amount_paid: 50_000,
  amount_due: 0,
};
const payersOf = async (...amounts: readonly number[]) => {
  const items = amounts.map((amount, at) => ({ ...aPayment(`pay_${String(at)}`), amount }));
  const orders = {
    fetchPayments: () => Promise.resolve({ items }),
    fetch: () => Promise.resolve(paid),
  };
  const ledger = providerLedgerOf((() => Promise.resolve({ orders })) as unknown as Client);
  const updates = await ledger.updatesOf('order_1');
  return updates.filter(({ paysOrder }) => paysOrder).map(({ paymentId }) => paymentId);
};

it.each([
  ['its amount, of several', [60_000, 50_000], ['pay_1']],
  ['another amount, if none has its amount', [60_000], ['pay_0']],
] as const)(
  'An order that the provider calls paid is paid by the payment of %s',
  async (_, amounts, payers) => {
    expect(await payersOf(...amounts)).toEqual(payers);
  },
);

it('A refund that the provider has already under our name is not asked for again', async () => {
  const refund = jest.fn();
  const known = { ...aRefund('rfnd_1', 'pay_1'), receipt: 'refund-1' };
  const fetchMultipleRefund = () => Promise.resolve({ items: [known] });
  const calls = { payments: { refund, fetchMultipleRefund } };
  const ledger = providerLedgerOf((() => Promise.resolve(calls)) as unknown as Client);
  const asked = {
    paymentId: 'pay_1',
    amount: 20_000,
    receipt: 'refund-1',
    speed: 'normal',
  } as const;
  expect(await ledger.refund(asked)).toMatchObject({ id: 'rfnd_1', state: 'processed' });
  expect(refund).not.toHaveBeenCalled();
});
