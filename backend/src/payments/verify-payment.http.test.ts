import { createHmac } from 'node:crypto';
import { checkPayments } from '@portal/domain/payments/reconciliation/check-payments.js';
import { askForOrder, NOT_PAID, orderOf, outcomeOf, PAID_ONCE } from '../testing/orders.js';
import { signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

type Proof = {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
};

const verify = ({ client, student }: SignedIn, proof: object) =>
  client.post('/verify-payment', { email: student.email, ...proof });

const atTheTill = async () => {
  const one = await signedInStudent(portal);
  return { one, proof: portal.razorpay.pay((await orderOf(one)).id) };
};

const signed = ({ razorpay_order_id, razorpay_payment_id }: Proof, key: string): string =>
  createHmac('sha256', key).update(`${razorpay_order_id}|${razorpay_payment_id}`).digest('hex');

const attemptsOf = async ({ client, student }: SignedIn) =>
  (await client.get(`/api/attempts/${student.email}`)).body;

/** Ten seconds later, as the reconciliation has it. */
async function settleLater(orderId: string): Promise<void> {
  const sql = `
    UPDATE payments SET check_at = check_at - interval '10 s' WHERE order_id = $1 RETURNING check_at`;
  await portal.dataSource.query(sql, [orderId]);
  await checkPayments(portal.ports, 1_000);
}

const MESSAGE = 'We are checking your payment with the payment provider. Please do not pay again.';
const PENDING = {
  success: false,
  message: MESSAGE,
  error: MESSAGE,
  code: 'payment_pending',
  logId: expect.any(String) as unknown,
};

const REFUSED = { success: false, message: 'Payment verification failed' };

const FORGERIES: readonly (readonly [string, (proof: Proof) => unknown])[] = [
  ['a random signature', () => 'a1'.repeat(32)],
  ['an empty signature', () => ''],
  ['no signature', () => undefined],
  ['a list that holds the signature', ({ razorpay_signature }) => [razorpay_signature]],
  ['the signature in upper case', ({ razorpay_signature }) => razorpay_signature.toUpperCase()],
  ['a part of the signature', ({ razorpay_signature }) => razorpay_signature.slice(0, 32)],
  ['a signature under an empty secret', (proof) => signed(proof, '')],
  [
    'a signature under the webhook’s secret',
    (proof) => signed(proof, portal.config.RAZORPAY_WEBHOOK_SECRET),
  ],
  ['a signature under the key id', (proof) => signed(proof, portal.config.RAZORPAY_KEY_ID)],
  ['the signature with a newline', ({ razorpay_signature }) => `${razorpay_signature}\n`],
  ['null', () => null],
];

describe('POST /verify-payment', () => {
  it('marks the student Paid, once, with one receipt, and names our record', async () => {
    const { one, proof } = await atTheTill();
    const { status, body } = await verify(one, proof);
    expect([status, body]).toEqual([200, { success: true, logId: expect.any(String) }]);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
    const attempts = await one.client.get(`/api/attempts/${one.student.email}`);
    expect(attempts.body).toMatchObject({ paymentStatus: 'Paid' });
  });

  it('refuses every forged signature, and takes the right one after them', async () => {
    const { one, proof } = await atTheTill();
    for (const [what, forge] of FORGERIES) {
      const forged = { ...proof, razorpay_signature: forge(proof) };
      expect({ what, ...(await verify(one, forged)) }).toMatchObject({ what, status: 400 });
    }
    expect(await outcomeOf(portal, one)).toEqual(NOT_PAID);
    expect((await verify(one, proof)).status).toBe(200);
  });

  it('refuses ids that are swapped over the bar, or are none', async () => {
    const { one, proof } = await atTheTill();
    for (const ids of [
      { razorpay_order_id: 'order_a|pay_b' },
      { razorpay_order_id: undefined, razorpay_payment_id: undefined },
      { razorpay_payment_id: { toString: 'pay_1' } },
    ]) {
      expect((await verify(one, { ...proof, ...ids })).status).toBe(400);
    }
    expect(await outcomeOf(portal, one)).toEqual(NOT_PAID);
  });

  it('refuses another student’s good proof, and tells no one Paid by it', async () => {
    const { one, proof } = await atTheTill();
    const thief = await signedInStudent(portal);
    await orderOf(thief);
    expect(await verify(thief, proof)).toMatchObject({ status: 400, body: REFUSED });
    expect(await outcomeOf(portal, thief)).toEqual(NOT_PAID);
    expect(await outcomeOf(portal, one)).toEqual(NOT_PAID);
  });

  it('refuses a proof under another student’s email', async () => {
    const { one, proof } = await atTheTill();
    const two = await signedInStudent(portal);
    expect((await verify(one, { ...proof, email: two.student.email })).status).toBe(403);
  });
});

it('a payment that succeeds while a poll reads is pending to that poll, not failed', async () => {
  const { one, proof } = await atTheTill();
  await verify(one, proof);
  // As a poll reads the student before the payment is recorded, and the payment after it.
  const sql = 'UPDATE students SET paid_at = NULL WHERE email = $1';
  await portal.dataSource.query(sql, [one.student.email]);
  expect(await attemptsOf(one)).toMatchObject({
    paymentStatus: 'Not Paid',
    isPaymentPending: true,
  });
});

it.each(['html', 'hangs'] as const)(
  'POST /verify-payment while the provider (%s) does not answer is pending',
  async (api) => {
    const { one, proof } = await atTheTill();
    portal.razorpay.injectFaults({ api });
    const pending = await verify(one, proof);
    const order = await askForOrder(one.client);
    portal.razorpay.injectFaults({});
    expect([pending.status, pending.body]).toEqual([202, PENDING]);
    expect([order.status, order.body]).toMatchObject([409, { code: 'payment_pending' }]);
    expect(await outcomeOf(portal, one)).toEqual(NOT_PAID);
    await settleLater(proof.razorpay_order_id);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
    expect((await verify(one, proof)).status).toBe(200);
  },
);

it('one authorized payment, verified at once over two replicas, is captured and receipted once', async () => {
  const replicas = [portal, await portal.addReplica()];
  const one = await signedInStudent(portal);
  const proof = portal.razorpay.signOdd((await orderOf(one)).id, { status: 'authorized' });
  const calls = Array.from({ length: 10 }, (_, turn) =>
    replicas[turn % 2]!.client.as(one.token).post('/verify-payment', {
      email: one.student.email,
      ...proof,
    }),
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
  expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
});
