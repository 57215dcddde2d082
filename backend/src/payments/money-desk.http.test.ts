import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { orderOf } from '../testing/orders.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import type { DaysClose } from './days-close.query.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const as = async (role: Parameters<typeof adminTokenOf>[1]) =>
  portal.client.as(await adminTokenOf(portal, role));

const sql = (text: string, values: readonly unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(text, [...values]);

/** A student's payment of that moment, and the provider's name of it. */
async function paid(at: string): Promise<string> {
  const one = await signedInStudent(portal);
  const { id: orderId } = await orderOf(one);
  await one.client.post('/verify-payment', portal.razorpay.pay(orderId));
  const [row] = await sql(
    'UPDATE payments SET paid_at = $2 WHERE order_id = $1 RETURNING payment_id AS id, id AS own',
    [orderId, at],
  ).then(([rows]) => rows as unknown as { id: string; own: string }[]);
  return row!.id;
}

const settle = (tryId: string, at: string, state = 'processed') =>
  sql(
    `WITH settled AS (
       INSERT INTO settlements (id, state, amount, utr, credit, debit, fee, tax, entries, missing, created_at)
       VALUES ($1, $4, 48820, 'UTR-' || $1, 48820, 0, 1180, 180, 1, 0, $3) RETURNING id)
     INSERT INTO settlement_entries (settlement_id, id, kind, payment_id, order_id, dispute_id, amount,
       credit, debit, fee, tax)
     SELECT $1, $2, 'payment', $2, '', '', 50000, 48820, 0, 1180, 180`,
    [`setl_${tryId}`, tryId, at, state],
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

async function closeOf(month: string): Promise<readonly DaysClose[]> {
  const { status, body } = await (await as('finance')).get(`/api/admin/days-close/${month}`);
  expect(status).toBe(200);
  return (body as { days: DaysClose[] }).days;
}

describe('The money of a day', () => {
  it('is what was paid, sent to the bank and still waits, by the clocks of India', async () => {
    await paid('2025-01-14T18:29:59Z');
    const settled = await paid('2025-01-14T18:30:00Z');
    await paid('2025-01-15T18:29:59Z');
    await settle(settled, '2025-01-17T06:00:00Z');
    await difference('2025-01-17T07:00:00Z');
    const days = await closeOf('2025-01');
    expect(days).toHaveLength(31);
    const on = (day: string) => days.find((one) => one.day === day);
    expect(on('2025-01-14')).toMatchObject({ paid: { count: 1, amount: 50_000 } });
    expect(on('2025-01-15')).toMatchObject({
      paid: { count: 2, amount: 100_000 },
      waiting: { count: 1, amount: 50_000 },
    });
    expect(on('2025-01-17')).toMatchObject({
      paid: { count: 0, amount: 0 },
      settled: { count: 1, amount: 48_820, fee: 1_180, tax: 180, kept: 0 },
      settlements: [{ id: `setl_${settled}`, utr: `UTR-setl_${settled}`, amount: 48_820 }],
      differences: 1,
    });
    expect(on('2025-01-31')).toMatchObject({ paid: { count: 0 }, settlements: [], differences: 0 });
  });

  it('counts what is in a settlement that failed as not settled', async () => {
    await settle(await paid('2025-05-02T06:00:00Z'), '2025-05-03T06:00:00Z', 'failed');
    const days = await closeOf('2025-05');
    const on = (day: string) => days.find((one) => one.day === day);
    expect(on('2025-05-02')).toMatchObject({ waiting: { count: 1, amount: 50_000 } });
    expect(on('2025-05-03')).toMatchObject({ settled: { count: 0, amount: 0, fee: 0 } });
  });

  it('tells the refunds that were ordered on it', async () => {
    const tryId = await paid('2025-02-03T06:00:00Z');
    const [payment] = await sql('SELECT id FROM payments WHERE payment_id = $1', [tryId]);
    const finance = await as('finance');
    await finance.post(`/api/admin/payments/${String(payment?.id)}/refund`, {
      reason: 'Asked for',
    });
    await sql('UPDATE refunds SET created_at = $2 WHERE try_id = $1', [
      tryId,
      '2025-02-05T06:00:00Z',
    ]);
    const day = (await closeOf('2025-02')).find((one) => one.day === '2025-02-05');
    expect(day).toMatchObject({ refunded: { count: 1, amount: 50_000 } });
  });

  it('counts as many rows as the lists behind its figures have', async () => {
    await settle(await paid('2025-06-10T06:00:00Z'), '2025-06-12T06:00:00Z');
    await paid('2025-06-09T18:45:00Z');
    await paid('2025-06-10T18:45:00Z');
    const unsettled = await paid('2025-06-10T07:00:00Z');
    await settle(unsettled, '2025-06-12T06:00:00Z', 'failed');
    const finance = await as('finance');
    for (const state of ['requested', 'failed']) {
      const tryId = await paid('2025-06-09T06:00:00Z');
      const [payment] = await sql('SELECT id FROM payments WHERE payment_id = $1', [tryId]);
      await finance.post(`/api/admin/payments/${String(payment?.id)}/refund`, { reason: 'Asked' });
      await sql(
        `UPDATE refunds SET created_at = '2025-06-10T08:00:00Z', state = $2 WHERE try_id = $1`,
        [tryId, state],
      );
    }
    await difference('2025-06-10T09:00:00Z');
    const day = (await closeOf('2025-06')).find((one) => one.day === '2025-06-10')!;
    const rows = async (resource: string, filter: object) => {
      const asked = encodeURIComponent(JSON.stringify(filter));
      const { status, body } = await finance.get(`/api/admin/${resource}?filter=${asked}`);
      expect(status).toBe(200);
      return (body as unknown[]).length;
    };
    const byLink = ['2025-06-10T00:00:00+05:30', '2025-06-11T00:00:00+05:30'];
    for (const [from, to] of [byLink, ['2025-06-10', '2025-06-11']]) {
      const paidThen = { paidSince: from, paidBefore: to };
      const then = { since: from, before: to };
      expect(await rows('payments', paidThen)).toBe(day.paid.count);
      expect(await rows('payments', { ...paidThen, unsettled: 'true' })).toBe(day.waiting.count);
      expect(await rows('refunds', { ...then, notFailed: 'true' })).toBe(day.refunded.count);
      expect(await rows('payment-differences', { ...then, open: 'true' })).toBe(day.differences);
    }
    expect([day.paid.count, day.waiting.count, day.refunded.count, day.differences]).toEqual([
      ...[3, 2, 1, 1],
    ]);
  });

  it('is a file for the accountant, in rupees', async () => {
    await paid('2025-03-09T06:00:00Z');
    const headers = { Authorization: `Bearer ${await adminTokenOf(portal, 'finance')}` };
    const path = `${portal.client.baseUrl}/api/admin/days-close/2025-03/file`;
    const answer = await fetch(path, { headers });
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="days-close-2025-03.csv"',
    );
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(32);
    expect(lines[9]).toBe('2025-03-09,1,500.00,500.00,0,0.00,0.00,0.00,0.00,0.00,,0');
    const noted = () =>
      sql("SELECT action, after FROM audit_entries WHERE subject_id = 'days-close'");
    const entry = { action: 'export-list', after: { filter: { month: '2025-03' }, count: 31 } };
    expect(await noted()).toEqual([entry]);
    await (await fetch(path, { headers })).text();
    expect(await noted()).toEqual([entry, entry]);
  });

  it('does not tell of days to come, nor of a month that is none', async () => {
    await expect(closeOf('2098-01')).resolves.toEqual([]);
    const { status } = await (await as('finance')).get('/api/admin/days-close/2025-13');
    expect(status).toBe(404);
  });
});

describe('A difference between the ledgers', () => {
  it('is decided once, by one of two who saw it open, and listed with its note', async () => {
    const id = await difference('2025-04-01T06:00:00Z');
    const finance = await as('finance');
    const decide = (decision: string) =>
      finance.post(`/api/admin/payment-differences/${id}/decide`, {
        ...{ decision, seen: 'open', reason: 'Paid by hand at the counter' },
      });
    const answers = await Promise.all([decide('explained'), decide('written-off')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await finance.get(`/api/admin/payment-differences/${id}`);
    expect(body).toMatchObject({ note: 'Paid by hand at the counter' });
    const open = await finance.get(
      `/api/admin/payment-differences?filter=${encodeURIComponent('{"open":true,"orderId":"order_x"}')}`,
    );
    expect((open.body as { id: string }[]).map((one) => one.id)).not.toContain(id);
  });
});
