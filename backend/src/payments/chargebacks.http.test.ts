import { outcomeOf, PAID_ONCE, paidOnline } from '../testing/orders.js';
import { METRICS_TOKEN, samplesOf, scrape } from '../testing/scrape.js';
import { adminTokenOf } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { processEvents } from '../testing/webhooks.js';
import { readSettlements } from '@portal/domain/payments/index.js';
import { randomUUID } from 'node:crypto';

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
  let id: string;
  let paymentId: string;

  it('is shown with the date to answer by, and leaves the student Paid', async () => {
    const payer = await paidOnline(portal);
    ({ id, paymentId } = payer);
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
    expect(await outcomeOf(portal, payer.one)).toEqual(PAID_ONCE);
  });

  it('is shown as the provider described it last', async () => {
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
  const received = async (changes: string) => {
    await portal.dataSource.query(`UPDATE chargebacks SET ${changes}`);
    return samplesOf(await scrape(portal.client)).get(
      'portal_chargeback_answer_by_timestamp_seconds',
    );
  };
  expect(await received('respond_by = to_timestamp(1766900000)')).toBe(1_766_900_000);
  const undated = 'respond_by = NULL, opened_at = to_timestamp(1766800000)';
  expect(await received(undated)).toBe(1_766_800_000);
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

const sql = (text: string, values: readonly unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(text, [...values]);

async function paid(at: string): Promise<string> {
  const { id, paymentId } = await paidOnline(portal);
  await sql('UPDATE payments SET paid_at = $2 WHERE id = $1', [id, at]);
  return paymentId;
}

const settle = (providerPaymentId: string, at: string, state = 'processed') =>
  sql(
    `WITH settled AS (
       INSERT INTO settlements (id, state, amount, utr, credit, debit, fee, tax, entries, missing, created_at)
       VALUES ($1, $4, 48820, 'UTR-' || $1, 48820, 0, 1180, 180, 1, 0, $3) RETURNING id)
     INSERT INTO settlement_entries (settlement_id, id, kind, payment_id, order_id, chargeback_id, amount,
       credit, debit, fee, tax)
     SELECT $1, $2, 'payment', $2, '', '', 50000, 48820, 0, 1180, 180`,
    [`setl_${providerPaymentId}`, providerPaymentId, at, state],
  );

async function difference(at: string): Promise<string> {
  const id = randomUUID();
  await sql(
    `INSERT INTO payment_differences (id, kind, order_id, provider_payment_id, about_id, amount, found_at)
     VALUES ($1, 'amount-differs', 'order_x', $2, '', 100, $3)`,
    [id, `pay_${id}`, at],
  );
  return id;
}

type Day = Readonly<Record<string, string>>;

async function fileOf(month: string) {
  const { headers, bytes } = await finance.download(`/api/admin/money/${month}`);
  return { headers, lines: bytes.toString().replace('\uFEFF', '').trim().split('\r\n') };
}

async function daysOf(month: string): Promise<(day: string) => Day> {
  const { lines } = await fileOf(month);
  const [head = [], ...rows] = lines.map((line) => line.split(','));
  const days = rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]!])));
  return (day) => days.find((one) => one.day === day)!;
}

describe('The money of a day', () => {
  it('is what was paid, sent to the bank and still waits, by the clocks of India', async () => {
    await paid('2025-01-14T18:29:59Z');
    const settled = await paid('2025-01-14T18:30:00Z');
    portal.razorpay.injectFaults({ offer: 5_000 });
    await paid('2025-01-15T18:29:59Z');
    portal.razorpay.injectFaults({});
    await settle(settled, '2025-01-17T06:00:00Z');
    await difference('2025-01-17T07:00:00Z');
    const on = await daysOf('2025-01');
    expect(on('2025-01-14')).toMatchObject({ payments: '1', gross: '500.00' });
    expect(on('2025-01-15')).toMatchObject({
      ...{ payments: '2', gross: '950.00', notSettled: '450.00' },
    });
    expect(on('2025-01-17')).toMatchObject({
      ...{ payments: '0', settled: '488.20', feeWithTax: '11.80', taxInFee: '1.80' },
      ...{ keptBack: '0.00', bankReferences: `UTR-setl_${settled}`, openDifferences: '1' },
    });
    expect(on('2025-01-31')).toMatchObject({ payments: '0', openDifferences: '0' });
  });

  it('counts what is in a settlement that failed as not settled', async () => {
    await settle(await paid('2025-05-02T06:00:00Z'), '2025-05-03T06:00:00Z', 'failed');
    const on = await daysOf('2025-05');
    expect(on('2025-05-02')).toMatchObject({ notSettled: '500.00' });
    expect(on('2025-05-03')).toMatchObject({ settled: '0.00', feeWithTax: '0.00' });
  });

  it('tells the refunds that were ordered on it', async () => {
    const providerPaymentId = await paid('2025-02-03T06:00:00Z');
    const [payment] = await sql('SELECT id FROM payments WHERE payment_id = $1', [
      providerPaymentId,
    ]);
    const asked = { reason: 'Asked for' };
    await finance.post(`/api/admin/payments/${String(payment?.id)}/refund`, asked);
    await sql('UPDATE refunds SET created_at = $2 WHERE provider_payment_id = $1', [
      providerPaymentId,
      '2025-02-05T06:00:00Z',
    ]);
    const on = await daysOf('2025-02');
    expect(on('2025-02-05')).toMatchObject({ refunds: '1', refunded: '500.00', net: '-500.00' });
  });

  it('is a file for the accountant, in rupees', async () => {
    await paid('2025-03-09T06:00:00Z');
    const { headers, lines } = await fileOf('2025-03');
    const disposition = headers.get('content-disposition');
    expect(disposition).toBe('attachment; filename="money-2025-03.csv"');
    expect(lines).toHaveLength(32);
    expect(lines[9]).toBe('2025-03-09,1,500.00,0,0.00,500.00,500.00,0.00,0.00,0.00,0.00,,0');
    const noted = () => sql("SELECT action, after FROM audit_entries WHERE subject_id = 'money'");
    const entry = { action: 'export-list', after: { filter: { month: '2025-03' }, count: 31 } };
    expect(await noted()).toContainEqual(entry);
  });
});
