import { jest } from '@jest/globals';
import { readEvent } from './provider-event.razorpay.js';
import { Logger } from '@nestjs/common';
import type { Client } from './client.razorpay.js';
import { providerSettlementsOf } from './settlements.razorpay.js';

const payment = {
  id: 'pay_1',
  order_id: 'order_1',
  amount: 50_000,
  currency: 'INR',
  captured: true,
};

const read = (event: string, payload: object) => {
  const { id: _, body: _body, ...rest } = readEvent({ event, payload }, 'evt_1', Buffer.from(''));
  return rest;
};

describe('An event of the provider', () => {
  it.each([
    [
      'captured is null',
      'payment.captured',
      { payment: { entity: { ...payment, captured: null } } },
    ],
    [
      'its amount is a text',
      'payment.captured',
      { payment: { entity: { ...payment, amount: '50000' } } },
    ],
    [
      'its refund has no id',
      'refund.processed',
      { payment: { entity: payment }, refund: { entity: {} } },
    ],
  ])(
    'that matters to us is unreadable if %s, and names the payment to ask about',
    (_, name, payload) =>
      expect(read(name, payload)).toEqual({
        name,
        orderId: 'order_1',
        update: null,
        unreadable: 'pay_1',
      }),
  );

  it.each([
    [0, true],
    [1, undefined],
  ])('tells of a paid order with %d paise due that its payment pays it: %p', (due, paysOrder) => {
    const order = { id: 'order_1', amount: 50_000, status: 'paid', amount_paid: 50_000 - due };
    const entity = { ...order, amount_due: due };
    const { update } = read('order.paid', { payment: { entity: payment }, order: { entity } });
    expect(update?.paysOrder).toBe(paysOrder);
  });

  it('of a refund without its payment names that alone', () => {
    const refund = { entity: { id: 'rfnd_1', amount: 100, payment_id: 'pay_1' } };
    expect(read('refund.processed', { refund })).toMatchObject({
      orderId: null,
      unreadable: 'pay_1',
    });
  });

  it('whose payment names no order is unreadable, unless it says that there is none', () => {
    const { order_id: _, ...unsaid } = payment;
    const readPayment = (entity: object) => read('payment.captured', { payment: { entity } });
    expect(readPayment(unsaid)).toMatchObject({ update: null, unreadable: 'pay_1' });
    expect(readPayment({ ...unsaid, order_id: null })).toMatchObject({
      orderId: null,
      unreadable: null,
    });
  });

  it('that names nothing is unreadable all the same', () => {
    expect(read('order.paid', {})).toMatchObject({ orderId: null, unreadable: '' });
    expect(read('', {})).toMatchObject({ name: 'unreadable', unreadable: '' });
  });

  it('of another kind is nothing for us', () =>
    expect(read('invoice.paid', { payment: { entity: payment } })).toEqual({
      name: 'invoice.paid',
      orderId: null,
      update: null,
      unreadable: null,
    }));
});

const NOW = new Date('2026-11-02T10:00:00Z');

const providerWith = (items: readonly unknown[]) => {
  const answer = () => Promise.resolve({ items });
  const calls = { settlements: { all: answer, reports: answer } };
  return providerSettlementsOf((() => Promise.resolve(calls)) as unknown as Client);
};

const aSettlement = (id: string) => ({
  ...{ id, amount: 48_820, status: 'processed', utr: 'HDFC1', created_at: 1_793_600_000 },
});

const aLine = (entity_id: string) => ({
  ...{ entity_id, type: 'payment', amount: 50_000, credit: 48_820, debit: 0 },
  ...{ settled: true, settlement_id: 'setl_1' },
});

const logged = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(Logger.prototype, 'error').mockImplementation(logged);
});

it('A settlement that can’t be read is logged and counted, and the others are told', async () => {
  const items = [{ id: 'setl_odd', amount: 'much' }, aSettlement('setl_1'), { id: 7 }];
  const shown = await providerWith(items).settlementsBetween(NOW, NOW);
  expect(shown).toMatchObject([{ id: 'setl_1', amount: 48_820, state: 'processed' }]);
  const ids = ['setl_odd', 'no id'];
  const msg = 'entries of the provider not read';
  expect(logged.mock.calls).toEqual([[{ msg, list: 'settlements', count: 2, ids }]]);
});

it('A line of the settlement report that can’t be read is logged by what it settled', async () => {
  const items = [aLine('pay_1'), { ...aLine('pay_odd'), amount: 'much' }, aLine('pay_2')];
  const shown = await providerWith(items).settledOn({ year: 2026, month: 11, day: 2 });
  expect(shown).toMatchObject([{ id: 'pay_1', settlementId: 'setl_1' }, { id: 'pay_2' }]);
  const msg = 'entries of the provider not read';
  expect(logged.mock.calls).toEqual([[{ msg, list: 'settled', count: 1, ids: ['pay_odd'] }]]);
});
