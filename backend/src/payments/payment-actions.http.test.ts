import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { checkPayments } from '@portal/domain/payments/reconciliation/check-payments.js';
import { reconcilePayments } from '@portal/domain/payments/reconciliation/reconcile-payments.js';
import { NOW } from '../platform/database/now.sql.js';
import { orderOf, outcomeOf, PAID_ONCE } from '../testing/orders.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { processEvents } from '../testing/webhooks.js';

let finance: TestClient;

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

beforeAll(async () => {
  portal.razorpay.sendWebhooksTo(`${portal.client.baseUrl}/api/payments/webhook`);
  finance = portal.client.as(await adminTokenOf(portal, 'finance'));
});

afterEach(() => portal.razorpay.injectFaults({}));
const WHY = { reason: 'The student wrote to us' };

const ordered = async () => {
  const one = await signedInStudent(portal);
  const { id: orderId } = await orderOf(one);
  const ours = () => portal.ports.payments.findByOrderId(orderId);
  const { id } = (await ours())!;
  return { one, orderId, ours, id };
};

const paid = async () => {
  const order = await ordered();
  const proof = portal.razorpay.pay(order.orderId);
  expect((await order.one.client.post('/verify-payment', proof)).status).toBe(200);
  return { ...order, paymentId: proof.razorpay_payment_id };
};

const refund = (id: string, body: object = WHY) =>
  finance.post(`/api/admin/payments/${id}/refund`, body);

const refundsOf = (paymentId: string) =>
  portal.dataSource.query<{ id: string; state: string; provider_id: string | null }[]>(
    'SELECT id, state, provider_id FROM refunds WHERE payment_id = $1 ORDER BY created_at',
    [paymentId],
  );

/** Lets time pass for what waits to be asked. */
const makeDue = () =>
  portal.dataSource.query(`
    WITH due AS (UPDATE payments SET check_at = ${NOW} WHERE check_at IS NOT NULL)
    UPDATE refunds SET check_at = ${NOW} WHERE check_at IS NOT NULL`);

describe('POST /api/admin/payments/:id/check', () => {
  it('marks Paid who paid without an event, and is noted', async () => {
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

  it('says so when the provider is away', async () => {
    const { id } = await ordered();
    portal.razorpay.injectFaults({ api: 'html' });
    expect((await finance.post(`/api/admin/payments/${id}/check`, WHY)).status).toBe(503);
  });
});

describe('Reconciliation', () => {
  it('marks Paid, on two replicas at once, who paid without a word', async () => {
    const second = await portal.addReplica();
    const students = await Promise.all(Array.from({ length: 5 }, ordered));
    for (const { orderId } of students) {
      portal.razorpay.fail(orderId);
      portal.razorpay.pay(orderId);
    }
    await makeDue();
    await Promise.all([checkPayments(portal.ports, 50), checkPayments(second.ports, 50)]);
    for (const { one } of students) expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });
});

const compareLater = () =>
  reconcilePayments({ ...portal.ports, unitOfWork: anHourLater(portal.ports.unitOfWork) });

describe('A refund that the webhook and the comparison tell both', () => {
  it('is shown to its student by one mail', async () => {
    const { one, paymentId, ours } = await paid();
    portal.razorpay.refund(paymentId, undefined, { sendWebhooks: true });
    await until(async () => {
      await processEvents(portal);
      return (await ours())?.state === 'refunded';
    });
    await compareLater();
    const shown = await portal.dataSource.query<{ data: object }[]>(
      "SELECT data FROM emails WHERE kind = 'refund-made' AND to_address = $1",
      [one.student.email],
    );
    expect(shown).toMatchObject([{ data: { amountRupees: 500, paymentId } }]);
  });
});

describe('POST /api/admin/payments/:id/refund', () => {
  it('gives the fee back once, however often it is pressed', async () => {
    const { one, id, ours } = await paid();
    const answers = await Promise.all([refund(id), refund(id), refund(id)]);
    answers.push(await refund(id));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => (body as { refundId: string }).refundId)).size).toBe(
      1,
    );
    await until(async () => (await ours())?.state === 'refunded');
    expect(await refundsOf(id)).toMatchObject([{ state: 'processed' }]);
    expect(await outcomeOf(portal, one)).toMatchObject({ studentPaid: false });
    expect((await one.client.get('/api/test/questions?domain=hr')).status).toBe(403);
  });

  it.each([
    [{}, 'normal', 'normal'],
    [{ speed: 'optimum' }, 'optimum', 'instant'],
  ] as const)(
    'keeps the speed that was chosen, and the provider’s: %j',
    async (choice, speed, is) => {
      const { id } = await paid();
      await refund(id, { ...WHY, ...choice });
      const query = new URLSearchParams({ filter: JSON.stringify({ paymentId: id }) });
      const { body } = await finance.get(`/api/admin/refunds?${String(query)}`);
      expect(body).toMatchObject([{ speed, speedProcessed: is }]);
      expect((await refund(id, { ...WHY, speed: 'at once' })).status).toBe(400);
    },
  );
});

type Unit = Pick<TestPortal['ports']['unitOfWork'], 'run'>;

function anHourLater(unitOfWork: Unit): Unit {
  const HOUR_MS = 3_600_000;
  return {
    run: (work) =>
      unitOfWork.run((tx) => work({ ...tx, now: new Date(tx.now.getTime() + HOUR_MS) })),
  };
}
