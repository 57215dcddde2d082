import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { reconcilePayments } from '@portal/domain/payments/reconciliation/reconcile-payments.js';
import { orderOf, outcomeOf, PAID_ONCE } from '../testing/orders.js';
import { METRICS_TOKEN, samplesOf, scrape } from '../testing/scrape.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { anEvent, tell, processEvents } from '../testing/webhooks.js';

let finance: TestClient;

const portal = await portalOfFile({ PROCESS_ROLE: 'api', METRICS_TOKEN });

beforeAll(async () => {
  portal.razorpay.sendWebhooksTo(`${portal.client.baseUrl}/api/payments/webhook`);
  finance = portal.client.as(await adminTokenOf(portal, 'finance'));
});

const TOLD = { sendWebhooks: true };
const SECRETLY = { sendWebhooks: false };
const DAY_MS = 86_400_000;

/** A student who has paid. */
const paid = async () => {
  const one = await signedInStudent(portal);
  const { id: orderId } = await orderOf(one);
  const proof = portal.razorpay.pay(orderId, SECRETLY);
  await one.client.post('/verify-payment', proof);
  expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  const { id } = (await portal.ports.payments.findByOrderId(orderId))!;
  return { one, id, orderId, paymentId: proof.razorpay_payment_id };
};

type Shown = {
  readonly flag: string | null;
  readonly state: string;
  readonly chargebacks: readonly { readonly id: string; readonly state: string }[];
  readonly differences: readonly { readonly kind: string }[];
  readonly history: readonly { readonly change: string }[];
};

const shown = async (id: string) => (await finance.get(`/api/admin/payments/${id}`)).body as Shown;

/** Once all events are processed, the payment as the console shows it. */
const heard = (id: string, state: string) =>
  until(async () => {
    await processEvents(portal);
    const payment = await shown(id);
    return payment.chargebacks[0]?.state === state && payment;
  });

const compareTomorrow = () => {
  const { unitOfWork } = portal.ports;
  const run: typeof unitOfWork.run = (work) =>
    unitOfWork.run((tx) => work({ ...tx, now: new Date(tx.now.getTime() + DAY_MS) }));
  return reconcilePayments({ ...portal.ports, unitOfWork: { run } });
};

describe('A chargeback of which webhooks tell', () => {
  it('is shown with the date to answer by, and leaves the student Paid', async () => {
    const { one, id, paymentId } = await paid();
    const chargebackId = portal.razorpay.dispute(paymentId, undefined, TOLD);
    const payment = await heard(id, 'open');
    expect(payment).toMatchObject({
      flag: 'chargeback',
      state: 'paid',
      chargebacks: [
        {
          id: chargebackId,
          providerPaymentId: paymentId,
          amount: 50_000,
          phase: 'chargeback',
          respondBy: expect.stringMatching(/^\d{4}-/) as unknown,
        },
      ],
    });
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });

  it('takes the fee back when it is lost', async () => {
    const { one, id, paymentId } = await paid();
    const chargebackId = portal.razorpay.dispute(paymentId, undefined, TOLD);
    portal.razorpay.stepDispute(chargebackId, 'lost', TOLD);
    const payment = await heard(id, 'lost');
    expect(payment).toMatchObject({ flag: null, state: 'refunded' });
    expect(payment.history.map(({ change }) => change)).toContain('chargeback-lost');
    expect(await outcomeOf(portal, one)).toMatchObject({ paid: 0, studentPaid: false });
  });

  it('is as it was received last, in any order and any number of deliveries', async () => {
    const { one, id, orderId, paymentId } = await paid();
    const about = { orderId, paymentId };
    const chargedBack = (name: string, status: string, at: number) => {
      const { payload, ...event } = anEvent(`payment.dispute.${name}`, about, { created_at: at });
      const entity = {
        id: 'disp_InAnyOrder0001',
        payment_id: paymentId,
        amount: 50_000,
        status,
        created_at: 1_766_900_000,
        respond_by: null,
      };
      return { ...event, payload: { ...payload, dispute: { entity } } };
    };
    const won = chargedBack('won', 'won', 1_766_900_300);
    for (const event of [
      won,
      chargedBack('created', 'open', 1_766_900_100),
      chargedBack('lost', 'lost', 1_766_900_200),
      won,
    ]) {
      expect((await tell(portal, event, { eventId: randomUUID() })).status).toBe(200);
    }
    await expect(shown(id)).resolves.toMatchObject({ chargebacks: [{ state: 'won' }], flag: null });
    expect(await outcomeOf(portal, one)).toEqual(PAID_ONCE);
  });
});

describe('A chargeback whose webhooks are lost', () => {
  it('is found by the daily comparison, when it is opened and when it is lost', async () => {
    const { one, id, paymentId } = await paid();
    const chargebackId = portal.razorpay.dispute(paymentId, undefined, SECRETLY);
    await compareTomorrow();
    await compareTomorrow();
    const opened = await shown(id);
    expect(opened).toMatchObject({ flag: 'chargeback', chargebacks: [{ state: 'open' }] });
    expect(opened.differences.map(({ kind }) => kind)).toEqual(['chargeback-there-only']);
    portal.razorpay.stepDispute(chargebackId, 'lost', SECRETLY);
    // The list is as it is a day later than the events before.
    await compareTomorrow();
    await expect(shown(id)).resolves.toMatchObject({
      state: 'refunded',
      differences: [{ kind: 'chargeback-differs' }, { kind: 'chargeback-there-only' }],
    });
    const { body } = await finance.get('/api/admin/settlements');
    const listed = {
      kind: 'chargeback-differs',
      providerPaymentId: paymentId,
      reference: chargebackId,
    };
    expect(body).toContainEqual(expect.objectContaining(listed));
    expect(await outcomeOf(portal, one)).toMatchObject({ paid: 0, studentPaid: false });
  });
});

it('the metrics tell until when the first open chargeback is to be answered', async () => {
  const { id, paymentId } = await paid();
  portal.razorpay.dispute(paymentId, undefined, TOLD);
  await heard(id, 'open');
  await portal.dataSource.query(
    `UPDATE chargebacks SET respond_by = to_timestamp(1766900000) WHERE payment_id = $1`,
    [id],
  );
  const received = async () =>
    samplesOf(await scrape(portal.client)).get('portal_chargeback_answer_by_timestamp_seconds');
  expect(await received()).toBe(1_766_900_000);
  await portal.dataSource.query(
    `UPDATE chargebacks SET respond_by = NULL, opened_at = to_timestamp(1766800000)
     WHERE payment_id = $1`,
    [id],
  );
  expect(await received()).toBe(1_766_800_000);
});

describe('The list of chargebacks', () => {
  const dateOf = (id: string, sql: string) =>
    portal.dataSource.query(`UPDATE chargebacks SET respond_by = ${sql} WHERE id = $1`, [id]);

  it('shows first what is to be answered soonest, and last what needs no answer', async () => {
    const ids: string[] = [];
    while (ids.length < 4) {
      const { id, paymentId } = await paid();
      ids.push(portal.razorpay.dispute(paymentId, undefined, TOLD));
      await heard(id, 'open');
    }
    const [soon, later, undated, won] = ids as [string, string, string, string];
    portal.razorpay.stepDispute(won, 'won', TOLD);
    await until(async () => {
      await processEvents(portal);
      const { body } = await finance.get(`/api/admin/chargebacks/${won}`);
      return (body as { state: string }).state === 'won';
    });
    await dateOf(won, `timestamptz '2026-01-01'`);
    await dateOf(soon, `timestamptz '2026-01-02'`);
    await dateOf(later, `timestamptz '2026-01-03'`);
    await dateOf(undated, 'NULL');
    const asked = new URLSearchParams({
      sort: JSON.stringify(['respondBy', 'ASC']),
      filter: JSON.stringify({ id: ids }),
    });
    const { body } = await finance.get(`/api/admin/chargebacks?${String(asked)}`);
    const listed = body as { id: string; amount: number; paymentId: string }[];
    expect(listed.map(({ id }) => id)).toEqual([soon, later, undated, won]);
    expect(listed[0]).toMatchObject({
      amount: 50_000,
      state: 'open',
      reason: expect.any(String) as unknown,
    });
    asked.set('filter', JSON.stringify({ id: ids, toAnswer: true }));
    const { body: waiting } = await finance.get(`/api/admin/chargebacks?${String(asked)}`);
    expect(waiting).toHaveLength(3);
  });
});
