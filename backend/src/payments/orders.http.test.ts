import {
  askForOrder,
  outcomeOf,
  orderOf,
  PAID_ONCE,
  paidOnline,
  readOrders,
  NOT_PAID,
} from '../testing/orders.js';
import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import { signedInStudent, adminTokenOf } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { randomUUID } from 'node:crypto';
import { anEvent, aPaymentId, signatureOf, tell, processEvents } from '../testing/webhooks.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

describe('POST /create-order', () => {
  it('hands out an order of 50000 paise that the provider knows, ready for checkout', async () => {
    const one = await signedInStudent(portal);
    const { body } = await askForOrder(one.client, {
      customerInfo: { name: 'Asha', email: one.student.email, purpose: 'Test fee' },
    });
    expect(body).toEqual({
      success: true,
      order: { id: expect.stringMatching(/^order_\w{14}$/), amount: 50_000, currency: 'INR' },
      keyId: portal.config.RAZORPAY_KEY_ID,
      checkoutUrl: portal.config.RAZORPAY_CHECKOUT_URL,
    });
    const { order } = body as { order: { id: string } };
    expect(await readOrders(portal, `/${order.id}`)).toMatchObject({
      amount: 50_000,
      currency: 'INR',
    });
  });

  it('keeps what was agreed to, which nobody can change', async () => {
    const one = await signedInStudent(portal);
    expect((await askForOrder(one.client, { termsVersion: 0 })).status).toBe(200);
    const terms = `SELECT shown_version, terms_version, policy FROM order_terms
      JOIN payments ON payments.id = order_terms.payment_id WHERE student_id = $1`;
    expect(await portal.dataSource.query(terms, [one.student.id])).toEqual([
      { shown_version: 0, terms_version: 0, policy: DEFAULT_POLICY },
    ]);
    for (const change of ['UPDATE order_terms SET terms_version = 9', 'DELETE FROM order_terms']) {
      await expect(portal.dataSource.query(change)).rejects.toThrow('only ever added');
    }
  });

  it('refuses to order in another student’s name', async () => {
    const [one, two] = [await signedInStudent(portal), await signedInStudent(portal)];
    const customerInfo = { email: two.student.email };
    expect((await askForOrder(one.client, { customerInfo })).status).toBe(403);
    expect(await portal.ports.payments.findAllOf(two.student.id)).toEqual([]);
  });
});

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

const paymentOf = (orderId: string) => portal.ports.payments.findByOrderId(orderId);

const ordered = async () => {
  const one = await signedInStudent(portal);
  const { id: orderId } = await orderOf(one);
  return { one, orderId, id: (await paymentOf(orderId))!.id };
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

  it('leads nowhere else, whatever the form says', async () => {
    const fields = { razorpay_signature: '@evil.test', razorpay_order_id: '//evil.test' };
    const { location } = await comeBack(fields);
    expect(new URL(location, 'https://portal.test').origin).toBe('https://portal.test');
  });
});

it('POST /api/payments/check finds the money of which nobody told', async () => {
  const { one, orderId } = await ordered();
  const { razorpay_payment_id: paymentId } = portal.razorpay.pay(orderId);
  const { status, body } = await one.client.post('/api/payments/check', {});
  expect([status, body]).toEqual([
    200,
    { success: true, outcome: 'paid', references: [paymentId] },
  ]);
  expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
});

const finance = portal.client.as(await adminTokenOf(portal, 'finance'));

const WHY = { reason: 'The student wrote to us' };

const refund = (id: string, body: object = WHY) =>
  finance.post(`/api/admin/payments/${id}/refund`, body);

const refundsOf = (paymentId: string) =>
  portal.dataSource.query<{ id: string; state: string; provider_id: string | null }[]>(
    'SELECT id, state, provider_id FROM refunds WHERE payment_id = $1 ORDER BY created_at',
    [paymentId],
  );

it('POST /api/admin/payments/:id/check marks Paid who paid without an event, and is noted', async () => {
  const { one, orderId, id } = await ordered();
  portal.razorpay.pay(orderId);
  expect((await finance.post(`/api/admin/payments/${id}/check`, WHY)).status).toBe(200);
  expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  const entries = await portal.dataSource.query<unknown[]>(
    'SELECT action, before, after FROM audit_entries WHERE subject_id = $1',
    [id],
  );
  expect(entries).toEqual([
    { action: 'check-payment', before: { state: 'open' }, after: { state: 'paid' } },
  ]);
});

it('POST /api/admin/payments/:id/refund gives the fee back once, however often it is pressed', async () => {
  const { one, id, orderId } = await paidOnline(portal);
  const answers = await Promise.all([refund(id), refund(id), refund(id)]);
  answers.push(await refund(id));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => (body as { refundId: string }).refundId)).size).toBe(1);
  await until(async () => (await paymentOf(orderId))?.state === 'refunded');
  expect(await refundsOf(id)).toMatchObject([{ state: 'processed' }]);
  expect(await outcomeOf(portal, one)).toMatchObject({ studentPaid: false });
  expect((await one.client.get('/api/test/questions?domain=hr')).status).toBe(403);
});

beforeAll(() => {
  portal.razorpay.sendWebhooksTo(`${portal.client.baseUrl}/api/payments/webhook`);
});

const toTell = async () => {
  const { one, orderId } = await ordered();
  return { one, about: { orderId, paymentId: aPaymentId() } };
};

describe('POST /api/payments/webhook', () => {
  it('marks Paid who paid and closed the browser, also where the fee is on top', async () => {
    const { one, about } = await toTell();
    portal.razorpay.injectFaults({ feeBearer: 'customer' });
    portal.razorpay.pay(about.orderId, { sendWebhooks: true });
    portal.razorpay.injectFaults({});
    const delivered = () =>
      portal.razorpay.deliveries().filter(({ state }) => state === 'delivered').length;
    await until(() => Promise.resolve(delivered() === 3));
    await processEvents(portal);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
    const [receipt] = await portal.ports.receipts.findAllOf(one.student.id);
    expect(receipt).toMatchObject({ amount: 50_000 });
  });

  it('refuses no signature, and those of other bytes or another secret', async () => {
    const { one, about } = await toTell();
    const event = anEvent('payment.captured', about);
    const { RAZORPAY_WEBHOOK_SECRET: secret, RAZORPAY_KEY_SECRET: keySecret } = portal.config;
    const signatures = [
      null,
      signatureOf(JSON.stringify(event, null, 1), secret),
      signatureOf(JSON.stringify(event), keySecret),
      signatureOf(JSON.stringify(event), ''),
    ];
    for (const signature of signatures) {
      expect((await tell(portal, event, { signature })).status).toBe(400);
    }
    expect(await outcomeOf(portal, one)).toEqual(NOT_PAID);
  });

  it.each([
    ['an event that it does not know', anEvent('refund.processed', aPair())],
    ['ids that are none', anEvent('payment.captured', { orderId: 'x\0', paymentId: 'y' })],
    ['signs that JSON can hold and text cannot', anEvent('order.paid', aPair(), { notes: '\0' })],
    ['null', null],
  ])('takes %s without effect', async (_, event) => {
    expect((await tell(portal, event)).status).toBe(200);
  });

  it('refuses what nests without end, though it is signed', async () => {
    const notes: unknown = JSON.parse('['.repeat(1_000) + ']'.repeat(1_000));
    expect((await tell(portal, anEvent('order.paid', aPair(), { notes }))).status).toBe(400);
  });

  it('takes the secret before this one while it is changed', async () => {
    const { one, about } = await toTell();
    const previous = 'the-secret-before-this-one';
    const changing = await portal.addReplica({ RAZORPAY_WEBHOOK_SECRET_PREVIOUS: previous });
    const event = anEvent('payment.captured', about);
    const signature = signatureOf(JSON.stringify(event), previous);
    expect((await tell(portal, event, { signature })).status).toBe(400);
    expect((await tell(changing, event, { signature })).status).toBe(200);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });

  it('shows the admin of money events that belong to no order of ours', async () => {
    const eventId = randomUUID();
    await tell(portal, anEvent('payment.captured', aPair()), { eventId });
    const filter = encodeURIComponent(JSON.stringify({ state: 'unmatched' }));
    const { status, body } = await finance.get(`/api/admin/provider-events?filter=${filter}`);
    expect(status).toBe(200);
    expect(body).toContainEqual(
      expect.objectContaining({ id: eventId, name: 'payment.captured', state: 'unmatched' }),
    );
    const one = await finance.get(`/api/admin/provider-events/${eventId}`);
    expect(one.body).toMatchObject({ body: { event: 'payment.captured' } });
  });
});

function aPair() {
  return { orderId: 'order_ABCDEFGHIJKLMN', paymentId: aPaymentId() };
}
