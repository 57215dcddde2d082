import { randomUUID } from 'node:crypto';
import { NOT_PAID, orderOf, outcomeOf, PAID_ONCE, askForOrder } from '../testing/orders.js';
import { adminTokenOf, signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { anEvent, aPaymentId, signatureOf, tell, processEvents } from '../testing/webhooks.js';
import { checkPayments } from '@portal/domain/payments/reconciliation/check-payments.js';
import { NOW } from '../platform/database/now.sql.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

beforeAll(() => {
  portal.razorpay.sendWebhooksTo(`${portal.client.baseUrl}/api/payments/webhook`);
});

const ordered = async () => {
  const one = await signedInStudent(portal);
  return { one, about: { orderId: (await orderOf(one)).id, paymentId: aPaymentId() } };
};

const TELLING = { sendWebhooks: true };

describe('POST /api/payments/webhook', () => {
  it('marks Paid who paid and closed the browser', async () => {
    const { one, about } = await ordered();
    portal.razorpay.pay(about.orderId, TELLING);
    const delivered = () =>
      portal.razorpay.deliveries().filter(({ state }) => state === 'delivered').length;
    await until(() => Promise.resolve(delivered() === 3));
    await processEvents(portal);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });

  it('refuses a forged, missing or empty signature, and those of other bytes or another secret', async () => {
    const { one, about } = await ordered();
    const event = anEvent('payment.captured', about);
    const { RAZORPAY_WEBHOOK_SECRET: secret, RAZORPAY_KEY_SECRET: keySecret } = portal.config;
    const signatures = [
      ...['a1'.repeat(32), null, ''],
      signatureOf(JSON.stringify({ ...event, event: 'payment.failed' }), secret),
      signatureOf(JSON.stringify(event, null, 1), secret),
      signatureOf(JSON.stringify(event), keySecret),
      signatureOf(JSON.stringify(event), ''),
      signatureOf(JSON.stringify(event), secret).toUpperCase(),
    ];
    for (const signature of signatures) {
      expect((await tell(portal, event, { signature })).status).toBe(400);
    }
    expect(await outcomeOf(portal, one)).toEqual(NOT_PAID);
  });

  it('takes a replay, under the same event id and under new ones, and it counts once', async () => {
    const { one, about } = await ordered();
    const event = anEvent('payment.captured', about);
    const eventId = randomUUID();
    for (const id of [eventId, eventId, randomUUID(), randomUUID()]) {
      expect((await tell(portal, event, { eventId: id })).status).toBe(200);
    }
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });

  it.each([
    ['an order that is not ours', anEvent('payment.captured', aPair())],
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
    const { one, about } = await ordered();
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
    const client = portal.client.as(await adminTokenOf(portal, 'finance'));
    const filter = encodeURIComponent(JSON.stringify({ state: 'unmatched' }));
    const { status, body } = await client.get(`/api/admin/provider-events?filter=${filter}`);
    expect(status).toBe(200);
    expect(body).toContainEqual(
      expect.objectContaining({ id: eventId, name: 'payment.captured', state: 'unmatched' }),
    );
    const one = await client.get(`/api/admin/provider-events/${eventId}`);
    expect(one.body).toMatchObject({ body: { event: 'payment.captured' } });
  });
});

function aPair() {
  return { orderId: 'order_ABCDEFGHIJKLMN', paymentId: aPaymentId() };
}

type Proof = ReturnType<TestPortal['razorpay']['pay']>;
type Payer = { readonly one: SignedIn; readonly orderId: string };
type Pay = (sendWebhooks: boolean) => Proof;
type Way = (payer: Payer, pay: Pay) => Promise<unknown>;

const verify = ({ one }: Payer, proof: Proof) =>
  one.client.post('/verify-payment', { email: one.student.email, ...proof });

const WAYS: readonly (readonly [string, Way])[] = [
  ['the page', (payer, pay) => verify(payer, pay(false))],
  [
    'the webhook',
    async (_, pay) => {
      const before = portal.razorpay.deliveries().length;
      pay(true);
      const isDelivered = () => {
        const made = portal.razorpay.deliveries().slice(before);
        return made.length === 3 && made.every(({ state }) => state === 'delivered');
      };
      await until(() => Promise.resolve(isDelivered()));
      await processEvents(portal);
    },
  ],
  [
    'a webhook that tells of the payment alone',
    async ({ orderId }, pay) => {
      const { razorpay_payment_id: paymentId } = pay(false);
      const [known] = await portal.ports.gateway.updatesOf(orderId);
      const event = anEvent('payment.captured', { orderId, paymentId });
      Object.assign(event.payload.payment.entity, known?.paid);
      await tell(portal, event);
      await checkPayments(portal.ports, 1_000);
    },
  ],
  [
    'the reconciliation',
    async ({ orderId }, pay) => {
      pay(false);
      const due = `UPDATE payments SET check_at = ${NOW} WHERE order_id = $1`;
      await portal.dataSource.query(due, [orderId]);
      await checkPayments(portal.ports, 1_000);
    },
  ],
];

const SWITCHES = [
  ['the customer bears the fee', { feeBearer: 'customer' }, 50_000, 51_180],
  ['an offer is taken off', { offer: 5_000 }, 45_000, 45_000],
] as const;

const payer = async (): Promise<Payer> => {
  const one = await signedInStudent(portal);
  return { one, orderId: (await orderOf(one)).id };
};

describe.each(SWITCHES)('An order that the provider calls paid while %s', (_, on, amount, paid) => {
  it.each(WAYS)('marks the student Paid by %s', async (_way, bring) => {
    const known = await payer();
    await bring(known, (sendWebhooks) => {
      portal.razorpay.injectFaults(on);
      const proof = portal.razorpay.pay(known.orderId, { sendWebhooks });
      portal.razorpay.injectFaults({});
      return proof;
    });
    expect(await outcomeOf(portal, known.one)).toEqual(PAID_ONCE);
    const [receipt] = await portal.ports.receipts.findAllOf(known.one.student.id);
    expect(receipt).toMatchObject({ amount });
    const payment = await portal.ports.payments.findByOrderId(known.orderId);
    expect(payment).toMatchObject({ flag: null, attempts: [{ customerFee: paid - amount }] });
    expect((await askForOrder(known.one.client)).body).toMatchObject({ code: 'already_paid' });
    const differences = 'SELECT FROM payment_differences WHERE order_id = $1 AND kind = $2';
    const found = await portal.dataSource.query<unknown[]>(differences, [
      known.orderId,
      'amount-differs',
    ]);
    expect(found).toEqual([]);
  });
});

it('no further order is given while money of another amount is here', async () => {
  const known = await payer();
  const proof = portal.razorpay.signOdd(known.orderId, { status: 'captured', amount: 100 });
  await verify(known, proof);
  expect(await outcomeOf(portal, known.one)).toEqual(NOT_PAID);
  const { status, body } = await askForOrder(known.one.client);
  expect([status, body]).toMatchObject([409, { code: 'payment_pending' }]);
});
