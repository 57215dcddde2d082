import { randomUUID } from 'node:crypto';
import { paidOnline } from '../testing/orders.js';
import { adminTokenOf } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const as = async (role: Parameters<typeof adminTokenOf>[1]) =>
  portal.client.as(await adminTokenOf(portal, role));

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

const fileOf = async (month: string): Promise<Response> =>
  fetch(`${portal.client.baseUrl}/api/admin/money/${month}`, {
    headers: { Authorization: `Bearer ${await adminTokenOf(portal, 'finance')}` },
  });

async function daysOf(month: string): Promise<(day: string) => Day> {
  const [head = [], ...rows] = (await (await fileOf(month)).text())
    .trim()
    .split('\r\n')
    .map((line) => line.replace('\uFEFF', '').split(','));
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
    await (
      await as('finance')
    ).post(`/api/admin/payments/${String(payment?.id)}/refund`, {
      reason: 'Asked for',
    });
    await sql('UPDATE refunds SET created_at = $2 WHERE provider_payment_id = $1', [
      providerPaymentId,
      '2025-02-05T06:00:00Z',
    ]);
    const on = await daysOf('2025-02');
    expect(on('2025-02-05')).toMatchObject({ refunds: '1', refunded: '500.00', net: '-500.00' });
  });

  it('is a file for the accountant, in rupees', async () => {
    await paid('2025-03-09T06:00:00Z');
    const answer = await fileOf('2025-03');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="money-2025-03.csv"',
    );
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(32);
    expect(lines[9]).toBe('2025-03-09,1,500.00,0,0.00,500.00,500.00,0.00,0.00,0.00,0.00,,0');
    const noted = () => sql("SELECT action, after FROM audit_entries WHERE subject_id = 'money'");
    const entry = { action: 'export-list', after: { filter: { month: '2025-03' }, count: 31 } };
    expect(await noted()).toContainEqual(entry);
  });
});
