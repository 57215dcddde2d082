import { outcomeOf, PAID_ONCE, paidOnline } from '../testing/orders.js';
import { METRICS_TOKEN, samplesOf, scrape } from '../testing/scrape.js';
import { adminTokenOf } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { processEvents } from '../testing/webhooks.js';
import { readSettlements } from '@portal/domain/payments/index.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', METRICS_TOKEN });
const finance = portal.client.as(await adminTokenOf(portal, 'finance'));

portal.razorpay.sendWebhooksTo(`${portal.client.baseUrl}/api/payments/webhook`);

const FEE = { fee: 1_180, tax: 180 };

const differences = () => finance.list('settlements', { open: true });

it('What the provider settled is read, summed up and listed with the bank’s reference, without a difference', async () => {
  const { id, paymentId } = await paidOnline(portal);
  const settlement = portal.razorpay.settle();
  await readSettlements(portal.ports);
  await readSettlements(portal.ports);
  expect((await finance.get(`/api/admin/settlements/${settlement}`)).body).toMatchObject({
    ...FEE,
    state: 'processed',
    amount: 48_820,
    credit: 48_820,
    debit: 0,
    entries: 1,
    missing: 0,
    reference: expect.stringMatching(/^\d{10}\w+$/) as unknown,
    settled: [{ id: paymentId, kind: 'payment', paymentId: id, credit: 48_820, ...FEE }],
  });
  expect(await finance.list('settlements', { q: paymentId })).toMatchObject([{ id: settlement }]);
  expect(await differences()).toEqual([]);
});

const TOLD = { sendWebhooks: true };

type Shown = {
  readonly flag: string | null;
  readonly state: string;
  readonly chargebacks: readonly { readonly id: string; readonly state: string }[];
  readonly differences: readonly { readonly kind: string }[];
  readonly history: readonly { readonly change: string }[];
};

const shown = async (id: string) => (await finance.get(`/api/admin/payments/${id}`)).body as Shown;

const heard = (id: string, state: string) =>
  until(async () => {
    await processEvents(portal);
    const payment = await shown(id);
    return payment.chargebacks[0]?.state === state && payment;
  });

describe('A chargeback of which webhooks tell', () => {
  it('is shown with the date to answer by, and leaves the student Paid', async () => {
    const { one, id, paymentId } = await paidOnline(portal);
    const chargebackId = portal.razorpay.dispute(paymentId, undefined, TOLD);
    expect(await heard(id, 'open')).toMatchObject({
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

  it('is shown as the provider described it last', async () => {
    const { id, paymentId } = await paidOnline(portal);
    portal.razorpay.dispute(paymentId, undefined, TOLD);
    await heard(id, 'open');
    const { payments } = portal.ports;
    const [known] = (await payments.findById(id))!.attempts[0]!.chargebacks;
    const of = { paymentId: id, providerPaymentId: paymentId };
    const last = { phase: 'arbitration', respondBy: 1_893_456_000, amount: 40_000 } as const;
    await payments.storeChargeback({ ...known!, ...of, ...last, reason: 'goods' });
    expect(await shown(id)).toMatchObject({
      chargebacks: [
        {
          ...{ phase: 'arbitration', amount: 40_000, reason: 'goods' },
          respondBy: expect.stringMatching(/^2030-01-01T00:00:00/) as unknown,
        },
      ],
    });
  });
});

it('the metrics tell until when the first open chargeback is to be answered', async () => {
  const { id, paymentId } = await paidOnline(portal);
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

const dateOf = (id: string, sql: string) =>
  portal.dataSource.query(`UPDATE chargebacks SET respond_by = ${sql} WHERE id = $1`, [id]);

it('The list of chargebacks shows first what is to be answered soonest, and last what needs no answer', async () => {
  const ids: string[] = [];
  while (ids.length < 4) {
    const { id, paymentId } = await paidOnline(portal);
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
  expect((await finance.get(`/api/admin/chargebacks?${String(asked)}`)).body).toHaveLength(3);
});
