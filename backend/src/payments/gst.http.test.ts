import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { paidOnline, type Payer } from '../testing/orders.js';
import { WITH_GST } from '../testing/with-gst.js';
import { textOfPdf, pagesOfPdf } from '../testing/pdf-text.js';
import type { CreditNote } from '@portal/domain/payments/receipts/credit-note.js';
import { mailTo } from '../testing/mails.js';

const portal = await portalOfFile({ ...WITH_GST, GST_PLACE_OF_SUPPLY: 'student' });
const finance = portal.client.as(await adminTokenOf(portal, 'finance'));

async function sold(state: string, issuedAt: string, creditedAt?: string): Promise<void> {
  const { id } = await paidOnline(portal, { invoiceState: state });
  const date = 'UPDATE receipts SET issued_at = $2 WHERE payment_id = $1';
  await portal.dataSource.query(date, [id, issuedAt]);
  if (!creditedAt) return;
  await finance.post(`/api/admin/payments/${id}/refund`, { reason: 'Asked for it' });
  // Only a test may date a note again.
  await portal.dataSource.query('ALTER TABLE credit_notes DISABLE TRIGGER USER');
  const noted = 'UPDATE credit_notes SET issued_at = $2 WHERE payment_id = $1';
  await portal.dataSource.query(noted, [id, creditedAt]);
  await portal.dataSource.query('ALTER TABLE credit_notes ENABLE TRIGGER USER');
}

const gstOf = (year: string) => finance.download(`/api/admin/gst/${year}`);

describe('GET /api/admin/gst/:year', () => {
  it('sums invoices and notes by month in India, State and rate, in rupees', async () => {
    await sold('Maharashtra', '2031-04-30T18:29:59Z');
    await sold('Maharashtra', '2031-04-30T18:30:00Z');
    await sold('Maharashtra', '2031-05-02T06:00:00Z');
    await sold('Kerala', '2031-05-02T06:00:00Z', '2031-06-01T06:00:00Z');
    await sold('Kerala', '2032-03-31T18:30:00Z');
    const { status, headers, bytes } = await gstOf('31-32');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toBe('attachment; filename="gst-31-32.csv"');
    const [head, ...lines] = bytes.toString().trim().split('\r\n');
    expect(head).toContain('month,document,gstin,stateCode,placeOfSupply,ratePercent,documents');
    const gstin = WITH_GST.issuer.gstin;
    expect(lines).toEqual([
      `2031-04,tax-invoice,${gstin},27,Maharashtra,18,1,500.00,423.72,0.00,38.14,38.14`,
      `2031-05,tax-invoice,${gstin},32,Kerala,18,1,500.00,423.73,76.27,0.00,0.00`,
      `2031-05,tax-invoice,${gstin},27,Maharashtra,18,2,1000.00,847.44,0.00,76.28,76.28`,
      `2031-06,credit-note,${gstin},32,Kerala,18,1,500.00,423.73,76.27,0.00,0.00`,
    ]);
  });

  it('is noted each time it is taken, with its year and how many lines it has', async () => {
    await gstOf('51-52');
    await gstOf('51-52');
    await gstOf('31-32');
    const sql = `SELECT action, after FROM audit_entries WHERE subject = 'list' AND subject_id = 'gst'
      AND after #>> '{filter,year}' = ANY ($1) ORDER BY at DESC, id DESC LIMIT 3`;
    const noted = (year: string, count: number) => ({
      action: 'export-list',
      after: { filter: { year }, count },
    });
    expect(await portal.dataSource.query(sql, [['31-32', '51-52']])).toEqual([
      noted('31-32', 4),
      noted('51-52', 0),
      noted('51-52', 0),
    ]);
  });
});

const PATH = '/api/payments/invoice-state';

describe('The State for the tax invoice', () => {
  it('is one of the list, and the student’s own only', async () => {
    const [one, other] = [await signedInStudent(portal), await signedInStudent(portal)];
    expect((await one.client.put(PATH, { state: 'Atlantis' })).status).toBe(400);
    await one.client.put(PATH, { state: 'Goa' });
    expect((await other.client.get(PATH)).body).toMatchObject({ state: null });
    expect((await portal.client.get(PATH)).status).toBe(401);
    const { email } = one.student;
    const { body } = await one.client.get(`/api/user/${encodeURIComponent(email)}/export`);
    expect(body).toMatchObject({ profile: [{ invoiceState: 'Goa' }] });
  });
});

const notesOf = ({ one }: Pick<Payer, 'one'>): Promise<readonly CreditNote[]> =>
  portal.ports.creditNotes.findAllOf(one.student.id);

const payer = await paidOnline(portal, { name: 'Asha कमल Rao' });
await finance.post(`/api/admin/payments/${payer.id}/refund`, { reason: 'Asked for it' });
const note = (await notesOf(payer))[0]!;
const path = `/api/credit-notes/${note.number}/pdf`;

describe('The credit notes of a student', () => {
  it('are downloaded as PDF, with what the rules ask for', async () => {
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
    const { client } = await signedInStudent(portal);
    const { status, body } = await client.get(path);
    expect([status, body]).toMatchObject([404, { code: 'credit_note_not_found' }]);
    expect((await client.get('/api/credit-notes/CN-26-27-999999/pdf')).body).toEqual(body);
  });
});

describe('An admin', () => {
  it('downloads any note', async () => {
    const admin = portal.client.as(await adminTokenOf(portal, 'support'));
    const found = await admin.download(`/api/admin/credit-notes/${note.number}/pdf`);
    expect(found.bytes).toEqual((await payer.one.client.download(path)).bytes);
    const traces = await portal.dataSource.query<unknown[]>(
      "SELECT 1 FROM audit_entries WHERE action = 'view' AND subject_id = $1",
      [note.number],
    );
    expect(traces).toHaveLength(1);
    expect((await admin.download('/api/admin/credit-notes/CN-26-27-999999/pdf')).status).toBe(404);
  });

  it('finds it by its number, and beside the refund and the payment', async () => {
    const list = await finance.list('credit-notes', { q: note.number });
    const { number: id, receiptNumber } = note;
    expect(list).toMatchObject([{ id, receiptNumber, cgst: 3_814, igst: 0, amount: 50_000 }]);
    const refunds = await finance.list('refunds', { paymentId: payer.id });
    expect(refunds).toMatchObject([{ creditNote: id }]);
    const payment = await finance.get(`/api/admin/payments/${payer.id}`);
    expect(payment.body).toMatchObject({ creditNotes: [{ id, receiptNumber, amount: 50_000 }] });
  });
});

const ATTACHED = /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/;

async function mailOf(to: string, subject: RegExp) {
  const mail = await mailTo(portal.inbox, to, subject);
  const { id } = mail as unknown as { id: string };
  const source = await (await fetch(`${portal.inbox.httpUrl}/messages/${id}/raw`)).text();
  const pdf = Buffer.from(ATTACHED.exec(source)![1]!, 'base64');
  return { text: mail.text, pdf, name: /filename=(\S+\.pdf)/.exec(source)?.[1] };
}

it('The mails of a payment and of its refund name the receipt and the credit note, and have it as PDF', async () => {
  const { client, student } = payer.one;
  const [receipt] = await portal.ports.receipts.findAllOf(student.id);
  const paid = await mailOf(student.email, /^Receipt/);
  expect(paid.text).toContain(receipt!.number);
  expect(paid.name).toBe(`receipt-${receipt!.number}.pdf`);
  const text = textOfPdf(paid.pdf);
  for (const part of [receipt!.number, '500.00', student.email]) expect(text).toContain(part);
  const refunded = await mailOf(student.email, /^Credit note/);
  for (const part of [note.number, note.receiptNumber, '₹500']) {
    expect(refunded.text).toContain(part);
  }
  expect(refunded.name).toBe(`credit-note-${note.number}.pdf`);
  expect(refunded.pdf).toEqual((await client.download(path)).bytes);
});

it('A credit note can not be changed, but for who paid', async () => {
  for (const change of ['amount = 1', "issued_at = '2026-01-01'", "tax = '{}'", "number = 'x'"]) {
    const sql = `UPDATE credit_notes SET ${change} WHERE number = $1`;
    await expect(portal.dataSource.query(sql, [note.number])).rejects.toThrow('not be changed');
  }
  const renamed = "UPDATE credit_notes SET payer_name = 'Erased account' WHERE number = $1";
  await portal.dataSource.query(renamed, [note.number]);
  expect(await notesOf(payer)).toMatchObject([{ payerName: 'Erased account' }]);
});
