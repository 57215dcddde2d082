import { beforeAll, describe, expect, it } from '@jest/globals';
import { checkPayments } from '@portal/domain/payments/reconciliation/check-payments.js';
import { NOW } from '../platform/database/now.sql.js';
import { askForOrder, NOT_PAID, orderOf, outcomeOf, PAID_ONCE } from '../testing/orders.js';
import { signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { anEvent, processEvents, tell } from '../testing/webhooks.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

beforeAll(() => {
  portal.razorpay.sendWebhooksTo(`${portal.client.baseUrl}/api/payments/webhook`);
});

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
