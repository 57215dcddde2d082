import { financialYearOf } from '@portal/domain/payments/receipts/financial-year.js';
import type { CreditNote } from '@portal/domain/payments/receipts/credit-note.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { paidOnline, type Payer } from '../testing/orders.js';
import { pagesOfPdf, textOfPdf } from '../testing/pdf-text.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { anEvent, tell, processEvents } from '../testing/webhooks.js';
import { WITH_GST } from '../testing/with-gst.js';

let replicas: readonly Replica[];
let finance: TestClient;

const portal = await portalOfFile({ PROCESS_ROLE: 'api', ...WITH_GST });

beforeAll(async () => {
  replicas = [portal, await portal.addReplica(WITH_GST)];
  portal.razorpay.sendWebhooksTo(`${portal.client.baseUrl}/api/payments/webhook`);
  finance = portal.client.as(await adminTokenOf(portal, 'finance'));
});

const notesOf = ({ one }: Pick<Payer, 'one'>): Promise<readonly CreditNote[]> =>
  portal.ports.creditNotes.findAllOf(one.student.id);

const mailsTo = async ({ one }: Payer): Promise<number> => {
  const sql = "SELECT 1 FROM emails WHERE kind = 'credit-note' AND to_address = $1";
  return (await portal.dataSource.query<unknown[]>(sql, [one.student.email])).length;
};

async function expectNoGaps(): Promise<void> {
  const sql = 'SELECT number FROM credit_notes ORDER BY number';
  const rows = await portal.dataSource.query<{ number: string }[]>(sql);
  const places = rows.map(({ number }) => Number(number.slice(-6)));
  expect(places).toEqual(places.map((_, at) => at + 1));
}

const byAdmin = ({ id }: Payer) =>
  finance.post(`/api/admin/payments/${id}/refund`, { reason: 'Asked for it' });

it('A credit note can not be changed, but for who paid', async () => {
  const payer = await paidOnline(portal);
  await byAdmin(payer);
  const [note] = await notesOf(payer);
  for (const change of ['amount = 1', "issued_at = '2026-01-01'", "tax = '{}'", "number = 'x'"]) {
    const sql = `UPDATE credit_notes SET ${change} WHERE number = $1`;
    await expect(portal.dataSource.query(sql, [note!.number])).rejects.toThrow('not be changed');
  }
  const renamed = "UPDATE credit_notes SET payer_name = 'Erased account' WHERE number = $1";
  await portal.dataSource.query(renamed, [note!.number]);
  expect(await notesOf(payer)).toMatchObject([{ payerName: 'Erased account' }]);
});

const STUDENTS = chooseSize(4, 100);
const PARTS = [10_000, 15_000, 25_000];

it('of all refunds told at once, twice, to two replicas, each has the next number', async () => {
  const payers: Payer[] = [];
  while (payers.length < STUDENTS) payers.push(await paidOnline(portal));
  const refunds = payers.flatMap((payer) =>
    PARTS.map((amount, at) => ({ payer, amount, id: `rfnd_${payer.paymentId.slice(4)}${at}` })),
  );
  const events = refunds.map(({ payer, amount, id }) => {
    const event = anEvent('refund.processed', payer);
    return { ...event, payload: { ...event.payload, refund: { entity: { id, amount } } } };
  });
  const failing = (at: number) =>
    replicas[at % 2]!.ports.unitOfWork.run(async (tx) => {
      const place = await tx.creditNotes.nextPlace(financialYearOf(new Date()));
      throw new Error(`No note ${place}`);
    }).catch(() => undefined);
  await Promise.all(
    events.flatMap((event, at) => [
      tell(replicas[at % 2]!, event),
      tell(replicas[(at + 1) % 2]!, event),
      failing(at),
    ]),
  );
  await until(async () => {
    await Promise.all(replicas.map(processEvents));
    return (await Promise.all(payers.map(notesOf))).every(({ length }) => length >= PARTS.length);
  });
  for (const payer of payers) {
    const notes = await notesOf(payer);
    expect(notes.map(({ amount }) => amount).sort()).toEqual(PARTS);
    const [receipt] = await portal.ports.receipts.findAllOf(payer.one.student.id);
    for (const part of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
      expect(notes.reduce((sum, { tax }) => sum + tax[part], 0)).toBe(receipt!.tax![part]);
    }
    expect(await mailsTo(payer)).toBe(PARTS.length);
  }
  await expectNoGaps();
});

const credited = async () => {
  const payer = await paidOnline(portal, { name: 'Asha कमल Rao' });
  await byAdmin(payer);
  const [note] = await notesOf(payer);
  return { payer, note: note!, path: `/api/credit-notes/${note!.number}/pdf` };
};

describe('The credit notes of a student', () => {
  it('are downloaded as PDF, with what the rules ask for', async () => {
    const { payer, note, path } = await credited();
    const { status, headers, bytes } = await payer.one.client.download(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const disposition = `attachment; filename="credit-note-${note.number}.pdf"`;
    expect(headers.get('content-disposition')).toBe(disposition);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(pagesOfPdf(bytes)).toBe(1);
    const text = textOfPdf(bytes).replaceAll('\n', ' ').replaceAll(/ +/g, ' ');
    for (const part of [
      ...['Credit note', note.number, note.receiptNumber, WITH_GST.issuer.gstin],
      ...[WITH_GST.issuer.name, 'SAC 999293', 'Maharashtra (27)', 'कमल', 'Credited to'],
    ]) {
      expect(text).toContain(part);
    }
    for (const amount of ['423.72', '38.14', '500.00']) expect(text).toContain(amount);
  });

  it('are not another student’s to read', async () => {
    const { path } = await credited();
    const { client } = await signedInStudent(portal);
    const { status, body } = await client.get(path);
    expect([status, body]).toMatchObject([404, { code: 'credit_note_not_found' }]);
    expect((await client.get('/api/credit-notes/CN-26-27-999999/pdf')).body).toEqual(body);
  });
});

describe('An admin', () => {
  it('downloads any note', async () => {
    const { note } = await credited();
    const admin = portal.client.as(await adminTokenOf(portal, 'support'));
    const found = await admin.download(`/api/admin/credit-notes/${note.number}/pdf`);
    expect(found.status).toBe(200);
    expect(textOfPdf(found.bytes)).toContain(note.number);
    const traces = await portal.dataSource.query<unknown[]>(
      "SELECT 1 FROM audit_entries WHERE action = 'view' AND subject_id = $1",
      [note.number],
    );
    expect(traces).toHaveLength(1);
    expect((await admin.download('/api/admin/credit-notes/CN-26-27-999999/pdf')).status).toBe(404);
  });

  it('finds it by its number, and beside the refund and the payment', async () => {
    const { payer, note } = await credited();
    const list = await finance.list('credit-notes', { q: note.number });
    const { number: id, receiptNumber } = note;
    expect(list).toMatchObject([{ id, receiptNumber, cgst: 3_814, igst: 0, amount: 50_000 }]);
    const refunds = await finance.list('refunds', { paymentId: payer.id });
    expect(refunds).toMatchObject([{ creditNote: id }]);
    const payment = await finance.get(`/api/admin/payments/${payer.id}`);
    expect(payment.body).toMatchObject({ creditNotes: [{ id, receiptNumber, amount: 50_000 }] });
  });
});
