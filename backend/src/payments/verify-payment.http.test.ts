import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NOT_PAID, orderOf, outcomeOf, PAID_ONCE } from '../testing/orders.js';
import { signedInStudent, type SignedIn } from '../testing/students.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';

let portal: TestPortal;

beforeAll(async () => {
  portal = await startPortal({ PROCESS_ROLE: 'api' });
});

afterAll(() => portal.stop());

type Proof = {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
};

const verify = ({ client, student }: SignedIn, proof: object) =>
  client.post('/verify-payment', { email: student.email, ...proof });

/** A student who has paid at the provider, which the product does not know yet. */
const atTheTill = async () => {
  const one = await signedInStudent(portal);
  const { id } = await orderOf(one);
  return { one, proof: portal.razorpay.pay(id) };
};

const signed = ({ razorpay_order_id, razorpay_payment_id }: Proof, key: string): string =>
  createHmac('sha256', key).update(`${razorpay_order_id}|${razorpay_payment_id}`).digest('hex');

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

  it.each(FORGERIES)('refuses %s', async (_, forge) => {
    const { one, proof } = await atTheTill();
    const forged = { ...proof, razorpay_signature: forge(proof) };
    expect(await verify(one, forged)).toMatchObject({ status: 400, body: { success: false } });
    expect(await outcomeOf(portal, one)).toEqual(NOT_PAID);
    expect((await verify(one, proof)).status).toBe(200);
  });

  it.each([
    ['ids that are swapped over the bar', { razorpay_order_id: 'order_a|pay_b' }],
    ['no ids', { razorpay_order_id: undefined, razorpay_payment_id: undefined }],
    ['an id of objects', { razorpay_payment_id: { toString: 'pay_1' } }],
  ])('refuses %s', async (_, changes) => {
    const { one, proof } = await atTheTill();
    expect((await verify(one, { ...proof, ...changes })).status).toBe(400);
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

  it('refuses a good proof for another order', async () => {
    const { proof } = await atTheTill();
    const two = await signedInStudent(portal);
    const { id } = await orderOf(two);
    expect(await verify(two, { ...proof, razorpay_order_id: id })).toMatchObject({
      status: 400,
      body: REFUSED,
    });
    expect(await outcomeOf(portal, two)).toEqual(NOT_PAID);
  });

  it('refuses a proof under another student’s email', async () => {
    const { one, proof } = await atTheTill();
    const two = await signedInStudent(portal);
    const { status } = await verify(one, { ...proof, email: two.student.email });
    expect(status).toBe(403);
  });

  it('takes the same proof ten times, and it counts once', async () => {
    const { one, proof } = await atTheTill();
    const answers = [];
    for (let turn = 0; turn < 10; turn += 1) answers.push(await verify(one, proof));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });

  it('takes the payment that went through after one that failed', async () => {
    const one = await signedInStudent(portal);
    const { id } = await orderOf(one);
    const failed = portal.razorpay.fail(id);
    const proof = portal.razorpay.succeedLate(failed);
    expect((await verify(one, proof)).status).toBe(200);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });
});
