import { checkPayments } from '@portal/domain/payments/reconciliation/check-payments.js';
import { reconcilePayments } from '@portal/domain/payments/reconciliation/reconcile-payments.js';
import { NOW } from '../platform/database/now.sql.js';
import { askForOrder, orderOf, outcomeOf, PAID_ONCE, paidOnline } from '../testing/orders.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { processEvents, anEvent, tell } from '../testing/webhooks.js';

let finance: TestClient;

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

beforeAll(async () => {
  portal.razorpay.sendWebhooksTo(`${portal.client.baseUrl}/api/payments/webhook`);
  finance = portal.client.as(await adminTokenOf(portal, 'finance'));
});

afterEach(() => portal.razorpay.injectFaults({}));

const WHY = { reason: 'The student wrote to us' };

const paymentOf = (orderId: string) => portal.ports.payments.findByOrderId(orderId);

const ordered = async () => {
  const one = await signedInStudent(portal);
  const { id: orderId } = await orderOf(one);
  return { one, orderId, id: (await paymentOf(orderId))!.id };
};

const refund = (id: string, body: object = WHY) =>
  finance.post(`/api/admin/payments/${id}/refund`, body);

const refundsOf = (paymentId: string) =>
  portal.dataSource.query<{ id: string; state: string; provider_id: string | null }[]>(
    'SELECT id, state, provider_id FROM refunds WHERE payment_id = $1 ORDER BY created_at',
    [paymentId],
  );

const makeDue = () =>
  portal.dataSource.query(`
    WITH due AS (UPDATE payments SET check_at = ${NOW} WHERE check_at IS NOT NULL)
    UPDATE refunds SET check_at = ${NOW} WHERE check_at IS NOT NULL`);

it('POST /api/admin/payments/:id/check marks Paid who paid without an event, and is noted', async () => {
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

it('Reconciliation marks Paid, on two replicas at once, who paid without a word', async () => {
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

const compareLater = () =>
  reconcilePayments({ ...portal.ports, unitOfWork: anHourLater(portal.ports.unitOfWork) });

it('A refund that the webhook and the comparison tell both is shown to its student by one mail', async () => {
  const { one, paymentId, orderId } = await paidOnline(portal);
  portal.razorpay.refund(paymentId, undefined, { sendWebhooks: true });
  await until(async () => {
    await processEvents(portal);
    return (await paymentOf(orderId))?.state === 'refunded';
  });
  await compareLater();
  const shown = await portal.dataSource.query<{ data: object }[]>(
    "SELECT data FROM emails WHERE kind = 'refund-made' AND to_address = $1",
    [one.student.email],
  );
  expect(shown).toMatchObject([{ data: { amountRupees: 500, paymentId } }]);
});

it('POST /api/admin/payments/:id/refund gives the fee back once, however often it is pressed', async () => {
  const { one, id, orderId } = await paidOnline(portal);
  const answers = await Promise.all([refund(id), refund(id), refund(id)]);
  answers.push(await refund(id));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => (body as { refundId: string }).refundId)).size).toBe(1);
  await until(async () => (await paymentOf(orderId))?.state === 'refunded');
  expect(await refundsOf(id)).toMatchObject([{ state: 'processed' }]);
  expect(await outcomeOf(portal, one)).toMatchObject({ studentPaid: false });
  expect((await one.client.get('/api/test/questions?domain=hr')).status).toBe(403);
});

type Unit = Pick<TestPortal['ports']['unitOfWork'], 'run'>;

function anHourLater(unitOfWork: Unit): Unit {
  const HOUR_MS = 3_600_000;
  return {
    run: (work) =>
      unitOfWork.run((tx) => work({ ...tx, now: new Date(tx.now.getTime() + HOUR_MS) })),
  };
}

const replicas = [portal, await portal.addReplica()];

it('A payment whose ways come by many ways leaves no second order, though orders are asked for', async () => {
  const one = await signedInStudent(portal);
  const { student, token } = one;
  const { id: orderId } = await orderOf(one);
  const proof = portal.razorpay.pay(orderId);
  const client = (turn: number) => replicas[turn % 2]!.client.as(token);
  const ask = (turn: number) => askForOrder(client(turn));
  const verify = (turn: number) =>
    client(turn).post('/verify-payment', { email: student.email, ...proof });
  const captured = (turn: number) =>
    tell(
      replicas[turn % 2]!,
      anEvent('payment.captured', { orderId, paymentId: proof.razorpay_payment_id }),
    );
  const ways = [ask, verify, ask, captured, ask, ask, verify, ask];
  const answers = await Promise.all(ways.map((bring, turn) => bring(turn)));
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  const sql = 'SELECT count(*)::int AS count FROM payments WHERE student_id = $1';
  const rows = await portal.dataSource.query<{ count: number }[]>(sql, [student.id]);
  expect(rows[0]!.count).toBe(1);
});
