import { describe, expect, it } from '@jest/globals';
import { askForOrder, outcomeOf, NOT_PAID } from '../testing/orders.js';
import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import { signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const other = await portal.addReplica();

const count = async (studentId: string): Promise<number> => {
  const sql = 'SELECT count(*)::int AS count FROM payments WHERE student_id = $1';
  const rows = await portal.dataSource.query<{ count: number }[]>(sql, [studentId]);
  return rows[0]!.count;
};

/** The order as the provider keeps it. */
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

  it.each([
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -500 }],
    ['a little more', { amount: 500.01 }],
    ['text', { amount: '500' }],
    ['no amount', { amount: null }],
    ['a list', { amount: [500] }],
    ['another currency', { currency: 'USD' }],
    ['a currency that is no text', { currency: ['INR'] }],
  ])('POST /create-order refuses %s', async (_, changes) => {
    const one = await signedInStudent(portal);
    const { status, body } = await askForOrder(one.client, changes);
    expect([status, body]).toMatchObject([400, { success: false }]);
    expect(await outcomeOf(portal, one)).toEqual(NOT_PAID);
    expect(await count(one.student.id)).toBe(0);
  });

  it.each([
    ['another fee', { amount: 1 }],
    ['paise for rupees', { amount: 50_000 }],
    ['the fee under terms that are not in force', { termsVersion: 7 }],
  ])('asks a page that shows %s to be read again, and makes no order', async (_, changes) => {
    const one = await signedInStudent(portal);
    expect(await askForOrder(one.client, changes)).toMatchObject({
      status: 409,
      body: { code: 'fee_changed', message: 'The fee has changed, please read again' },
    });
    expect(await count(one.student.id)).toBe(0);
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
