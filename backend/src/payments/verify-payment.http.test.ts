import { createHmac } from 'node:crypto';
import { checkPayments } from '@portal/domain/payments/reconciliation/check-payments.js';
import {
  askForOrder,
  NOT_PAID,
  orderOf,
  outcomeOf,
  PAID_ONCE,
  readOrders,
} from '../testing/orders.js';
import { signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { json, PASSING, ProviderProxy, type Way } from '../testing/provider-proxy.js';

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

const FORGERIES: readonly (readonly [string, (proof: Proof) => unknown])[] = [
  ['a random signature', () => 'a1'.repeat(32)],
  ['no signature', () => undefined],
  ['a list that holds the signature', ({ razorpay_signature }) => [razorpay_signature]],
  ['the signature in upper case', ({ razorpay_signature }) => razorpay_signature.toUpperCase()],
  ['a part of the signature', ({ razorpay_signature }) => razorpay_signature.slice(0, 32)],
  ['a signature under an empty secret', (proof) => signed(proof, '')],
  [
    'a signature under the webhook’s secret',
    (proof) => signed(proof, portal.config.RAZORPAY_WEBHOOK_SECRET),
  ],
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

it('POST /verify-payment while the provider does not answer is pending', async () => {
  const { one, proof } = await atTheTill();
  portal.razorpay.injectFaults({ api: 'html' });
  const pending = await verify(one, proof);
  const order = await askForOrder(one.client);
  portal.razorpay.injectFaults({});
  expect([pending.status, pending.body]).toEqual([202, PENDING]);
  expect([order.status, order.body]).toMatchObject([409, { code: 'payment_pending' }]);
  expect(await outcomeOf(portal, one)).toEqual(NOT_PAID);
  await settleLater(proof.razorpay_order_id);
  expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  expect((await verify(one, proof)).status).toBe(200);
});

const proxy = await new ProviderProxy(portal.razorpay.apiUrl).start();
const replica = await portal.addReplica({ RAZORPAY_API_URL: proxy.url });

afterEach(() => {
  proxy.way = PASSING;
});

afterAll(() => proxy.stop());

const fails = async ({ client }: SignedIn) => {
  const { status, headers, body } = await askForOrder(client);
  expect([status, body]).toMatchObject([
    503,
    { success: false, message: 'Failed to create order', code: 'gateway_failed' },
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
};

const receiptOf = async ({ student }: SignedIn): Promise<string> => {
  const sql = 'SELECT receipt FROM payments WHERE student_id = $1';
  const rows = await portal.dataSource.query<{ receipt: string }[]>(sql, [student.id]);
  return rows[0]!.receipt;
};

const ordersAtProvider = async (one: SignedIn): Promise<number> => {
  const shown = await readOrders(portal, `?receipt=${await receiptOf(one)}`);
  return (shown as { items: unknown[] }).items.length;
};

const HTML = '<html><body><h1>502 Bad Gateway</h1></body></html>';
const ERROR = JSON.stringify({
  error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
});

const HANGING: readonly Way[] = [
  () => undefined,
  (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"id'),
];

const FAULTS: readonly (readonly [string, Way])[] = [
  ['hangs up', (request) => request.socket.destroy()],
  ['refuses', (_, response) => json(response, ERROR, 401)],
  [
    'answers with a page and OK',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(HTML),
  ],
  ['answers with half of its JSON', (_, response) => json(response, '{"id":"order_')],
  ['answers null', (_, response) => json(response, 'null')],
  [
    'answers with an id that is none',
    (_, response) => json(response, '{"id":"<b>","amount":50000}'),
  ],
  [
    'makes an order of another amount',
    (_, response) =>
      json(response, '{"id":"order_ABCDEFGHIJKLMN","amount":1,"currency":"INR","items":[null]}'),
  ],
];

describe.each(FAULTS)('When the provider %s', (_, way) => {
  it('says so by itself, and the next call gives an order', async () => {
    const one = await signedInStudent(replica);
    proxy.way = way;
    await fails(one);
    await fails(one);
    proxy.way = PASSING;
    const order = await orderOf(one);
    expect(order).toMatchObject({ amount: 50_000, currency: 'INR' });
    expect(await orderOf(one)).toEqual(order);
    expect(await ordersAtProvider(one)).toBe(1);
  });
});

it('When the provider hangs, before its answer or in the middle of it says so by itself, and the next call gives an order', async () => {
  const all = [await signedInStudent(replica), await signedInStudent(replica)];
  const ways = [...HANGING];
  proxy.way = (...call) => ways.pop()?.(...call);
  await Promise.all(all.map(fails));
  proxy.way = PASSING;
  for (const one of all) expect(await orderOf(one)).toMatchObject({ amount: 50_000 });
});

it('When the provider’s answer is lost the next call finds the same order again, by its receipt', async () => {
  const one = await signedInStudent(replica);
  let made = '';
  proxy.way = async (request, _, pass) => {
    made = await pass();
    request.socket.destroy();
  };
  await fails(one);
  proxy.way = PASSING;
  const order = await orderOf(one);
  expect(JSON.parse(made)).toMatchObject({ id: order.id, receipt: await receiptOf(one) });
  expect(await ordersAtProvider(one)).toBe(1);
});
