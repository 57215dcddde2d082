import { describe, expect, it } from '@jest/globals';
import { orderOf, outcomeOf, PAID_ONCE } from '../testing/orders.js';
import { signedInStudent, type SignedIn } from '../testing/students.js';
import type { Answer } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';
import { anEvent, tell } from '../testing/webhooks.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const replicas = [portal, await portal.addReplica()];

type News = (turn: number) => Promise<Answer>;

/** A student who has paid, and the ways in which that can come to be known. */
const paidAtProvider = async () => {
  const one = await signedInStudent(portal);
  const { id: orderId } = await orderOf(one);
  const proof = portal.razorpay.pay(orderId);
  const about = { orderId, paymentId: proof.razorpay_payment_id };
  const at = (turn: number) => replicas[turn % replicas.length]!;
  const verify: News = (turn) =>
    at(turn)
      .client.as(one.token)
      .post('/verify-payment', { email: one.student.email, ...proof });
  const event =
    (name: string): News =>
    (turn) =>
      tell(at(turn), anEvent(name, about));
  return { one, verify, captured: event('payment.captured'), orderPaid: event('order.paid') };
};

const paidAt = async ({ student }: SignedIn): Promise<Date | null> =>
  (await portal.ports.students.findById(student.id))!.paidAt;

const RACES = Array.from({ length: 24 }, (_, race) => race);

describe('A payment whose ways come by many ways', () => {
  it.each(RACES)('at once is paid once, with one receipt (%i)', async () => {
    const { one, verify, captured, orderPaid } = await paidAtProvider();
    const ways = [verify, captured, orderPaid, verify, captured, orderPaid];
    const answers = await Promise.all(ways.map((bring, turn) => bring(turn)));
    expect(answers.map(({ status }) => status)).toEqual(ways.map(() => 200));
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });

  it.each(['verify first', 'webhook first'])('%s is paid at the first of them', async (order) => {
    const { one, verify, captured, orderPaid } = await paidAtProvider();
    const ways = order === 'verify first' ? [verify, captured] : [captured, verify];
    await ways[0]!(0);
    const first = await paidAt(one);
    await ways[1]!(1);
    await orderPaid(0);
    expect(first).not.toBeNull();
    expect(await paidAt(one)).toEqual(first);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });

  it('leaves no second order to pay, though orders are asked for meanwhile', async () => {
    const { one, verify, captured } = await paidAtProvider();
    const ask: News = (turn) =>
      replicas[turn % 2]!.client.as(one.token).post('/create-order', {
        amount: 500,
        currency: 'INR',
      });
    const ways = [ask, verify, ask, captured, ask, ask, verify, ask];
    const answers = await Promise.all(ways.map((bring, turn) => bring(turn)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
    const sql = 'SELECT count(*)::int AS count FROM payments WHERE student_id = $1';
    const rows = await portal.dataSource.query<{ count: number }[]>(sql, [one.student.id]);
    expect(rows[0]!.count).toBe(1);
  });
});
