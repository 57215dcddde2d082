import { askForOrder, outcomeOf, NOT_PAID, orderOf, PAID_ONCE } from '../testing/orders.js';
import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import { signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const other = await portal.addReplica();

const count = async (studentId: string): Promise<number> => {
  const sql = 'SELECT count(*)::int AS count FROM payments WHERE student_id = $1';
  return (await portal.dataSource.query<{ count: number }[]>(sql, [studentId]))[0]!.count;
};

const atProvider = async (orderId: string): Promise<unknown> => {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = portal.config;
  const Authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const url = `${portal.razorpay.apiUrl}/v1/orders/${orderId}`;
  return (await fetch(url, { headers: { Authorization } })).json();
};

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
    expect(await atProvider(order.id)).toMatchObject({ amount: 50_000, currency: 'INR' });
  });

  it('hands out one order to twenty calls at once, over two replicas', async () => {
    const one = await signedInStudent(portal);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        askForOrder((at % 2 ? other : portal).client.as(one.token)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const ids = answers.map(({ body }) => (body as { order: { id: string } }).order.id);
    expect(new Set(ids).size).toBe(1);
    expect(await count(one.student.id)).toBe(1);
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
    expect(await count(two.student.id)).toBe(0);
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

const ordered = async () => {
  const one = await signedInStudent(portal);
  return { one, orderId: (await orderOf(one)).id };
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
