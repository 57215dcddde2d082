import { describe, expect, it } from '@jest/globals';
import { NOT_PAID, orderOf, outcomeOf, PAID_ONCE } from '../testing/orders.js';
import { signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const FORM = {
  'Content-Type': 'application/x-www-form-urlencoded',
  Origin: 'https://provider.test',
};

/** As the provider sends a browser back: by a form, without a sign-in. */
const comeBack = async (fields: Readonly<Record<string, string>>) => {
  const body = new URLSearchParams(fields).toString();
  // A client that goes on to the page by itself would not tell where it was led.
  const { statusCode: status, headers } = await portal.app.inject({
    method: 'POST',
    url: '/api/payments/return',
    headers: FORM,
    payload: body,
  });
  return { status, location: String(headers.location) };
};

const ordered = async () => {
  const one = await signedInStudent(portal);
  const { id: orderId } = await orderOf(one);
  return { one, orderId };
};

describe('POST /api/payments/return', () => {
  it('marks Paid who paid in a browser that lost the page, and leads to it with the proof', async () => {
    const { one, orderId } = await ordered();
    const proof = portal.razorpay.pay(orderId);
    const { status, location } = await comeBack(proof);
    expect([status, location]).toEqual([
      303,
      `/payment#paid&${new URLSearchParams(proof).toString()}`,
    ]);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
    expect((await one.client.post('/verify-payment', proof)).status).toBe(200);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });

  it('marks nobody Paid by a forged signature; the page tells', async () => {
    const { one, orderId } = await ordered();
    const proof = { ...portal.razorpay.pay(orderId), razorpay_signature: 'a1'.repeat(32) };
    const { status, location } = await comeBack(proof);
    expect([status, location]).toMatchObject([303, expect.stringContaining('/payment#paid&')]);
    expect(await outcomeOf(portal, one)).toEqual(NOT_PAID);
  });

  it('leads nowhere else, whatever the form says', async () => {
    const fields = { razorpay_signature: '@evil.test', razorpay_order_id: '//evil.test' };
    const { location } = await comeBack(fields);
    expect(new URL(location, 'https://portal.test').origin).toBe('https://portal.test');
  });
});

describe('POST /api/payments/check', () => {
  it('finds the money of which nobody told', async () => {
    const { one, orderId } = await ordered();
    const { razorpay_payment_id: paymentId } = portal.razorpay.pay(orderId);
    const { status, body } = await one.client.post('/api/payments/check', {});
    expect([status, body]).toEqual([
      200,
      { success: true, outcome: 'paid', references: [paymentId] },
    ]);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });

  it('asks the provider a few times a minute at most', async () => {
    const { one } = await ordered();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await one.client.post('/api/payments/check', {})).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
