import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { askForOrder, orderOf, outcomeOf, PAID_ONCE } from '../testing/orders.js';
import { signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { anEvent, aPaymentId, deliver, processEvents } from '../testing/webhooks.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const replicas = [portal, await portal.addReplica()];

const EVENTS = ['payment.failed', 'payment.authorized', 'payment.captured', 'order.paid'];

const ordersOf = (names: readonly string[]): string[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((first) =>
        ordersOf(names.filter((name) => name !== first)).map((rest) => [first, ...rest]),
      );

const ordered = async () => {
  const one = await signedInStudent(portal);
  const { id: orderId } = await orderOf(one);
  return { one, about: { orderId, paymentId: aPaymentId() } };
};

const processAllEvents = () => Promise.all(replicas.map(processEvents));

describe('Four events of one payment', () => {
  it.each(ordersOf(EVENTS).map((names) => [names.join(', '), names] as const))(
    'Four events of one payment, as %s, make one payment and one receipt',
    async (_, names) => {
      const { one, about } = await ordered();
      for (const [turn, name] of names.entries()) {
        const replica = replicas[turn % replicas.length]!;
        expect((await deliver(replica, anEvent(name, about))).status).toBe(200);
        if (turn % 2 === 1) await processAllEvents();
      }
      await processAllEvents();
      expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
    },
  );

  it('ten times each, all at once and under two ids, count once', async () => {
    const { one, about } = await ordered();
    const ids = EVENTS.map(() => [randomUUID(), randomUUID()]);
    const deliveries = Array.from({ length: 10 }, (_, turn) =>
      EVENTS.map((name, kind) =>
        deliver(replicas[turn % 2]!, anEvent(name, about), { eventId: ids[kind]![turn % 2]! }),
      ),
    );
    const answers = await Promise.all(deliveries.flat());
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await Promise.all([...replicas, ...replicas].map(processEvents));
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
    const [kept] = await portal.dataSource.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM provider_events WHERE order_id = $1',
      [about.orderId],
    );
    expect(kept!.count).toBe(2 * EVENTS.length);
  });
});

describe('A student’s first requests for an order', () => {
  it('twenty at once, over two replicas, make one order at the provider', async () => {
    const { token, student } = await signedInStudent(portal);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => askForOrder(replicas[turn % 2]!.client.as(token))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const ids = answers.map(({ body }) => (body as { order: { id: string } }).order.id);
    expect(new Set(ids).size).toBe(1);
    const [own] = await portal.ports.payments.findAllOf(student.id);
    expect(await ordersUnder(own!.receipt)).toEqual([ids[0]]);
  });
});

/** The provider's orders under a receipt. */
async function ordersUnder(receipt: string): Promise<string[]> {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = portal.config;
  const Authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const url = `${portal.razorpay.apiUrl}/v1/orders?receipt=${receipt}`;
  const answer = await fetch(url, { headers: { Authorization } });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items.map((order) => order.id);
}
