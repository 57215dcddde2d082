import { describe, expect, it } from '@jest/globals';
import { readEvent } from './provider-event.razorpay.js';

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
