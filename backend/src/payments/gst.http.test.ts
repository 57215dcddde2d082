import { adminTokenOf, signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { paidOnline, orderOf } from '../testing/orders.js';
import { WITH_GST } from '../testing/with-gst.js';
import { textOfPdf } from '../testing/pdf-text.js';

const portal = await portalOfFile({
  PROCESS_ROLE: 'api',
  ...WITH_GST,
  GST_PLACE_OF_SUPPLY: 'student',
});

async function sold(state: string, issuedAt: string, creditedAt?: string): Promise<void> {
  const { id } = await paidOnline(portal, { invoiceState: state });
  const date = 'UPDATE receipts SET issued_at = $2 WHERE payment_id = $1';
  await portal.dataSource.query(date, [id, issuedAt]);
  if (!creditedAt) return;
  const finance = portal.client.as(await adminTokenOf(portal, 'finance'));
  await finance.post(`/api/admin/payments/${id}/refund`, { reason: 'Asked for it' });
  // Only a test may date a note again.
  await portal.dataSource.query('ALTER TABLE credit_notes DISABLE TRIGGER USER');
  const noted = 'UPDATE credit_notes SET issued_at = $2 WHERE payment_id = $1';
  await portal.dataSource.query(noted, [id, creditedAt]);
  await portal.dataSource.query('ALTER TABLE credit_notes ENABLE TRIGGER USER');
}

async function gstOf(year: string, role: Parameters<typeof adminTokenOf>[1] = 'finance') {
  const headers = { Authorization: `Bearer ${await adminTokenOf(portal, role)}` };
  const answer = await fetch(`${portal.client.baseUrl}/api/admin/gst/${year}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('GET /api/admin/gst/:year', () => {
  it('sums invoices and notes by month in India, State and rate, in rupees', async () => {
    await sold('Maharashtra', '2031-04-30T18:29:59Z');
    await sold('Maharashtra', '2031-04-30T18:30:00Z');
    await sold('Maharashtra', '2031-05-02T06:00:00Z');
    await sold('Kerala', '2031-05-02T06:00:00Z', '2031-06-01T06:00:00Z');
    await sold('Kerala', '2032-03-31T18:30:00Z');
    const { status, headers, text } = await gstOf('31-32');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toBe('attachment; filename="gst-31-32.csv"');
    const [head, ...lines] = text.trim().split('\r\n');
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

async function pay(one: SignedIn) {
  await one.client.post('/verify-payment', portal.razorpay.pay((await orderOf(one)).id));
  const [receipt] = await portal.ports.receipts.findAllOf(one.student.id);
  return receipt!;
}

describe('The State for the tax invoice', () => {
  it.each([
    ['Kerala', { placeOfSupply: 'Kerala', cgst: 0, sgst: 0, igst: 7_627, taxable: 42_373 }],
    ['Maharashtra', { placeOfSupply: 'Maharashtra', cgst: 3_814, sgst: 3_814, igst: 0 }],
  ])('named as %j decides about the tax, and stands on the credit note', async (state, tax) => {
    const one = await signedInStudent(portal);
    const own = one.client;
    expect((await own.put(PATH, { state })).status).toBe(200);
    expect((await own.get(PATH)).body).toMatchObject({ isAsked: true, state: state || null });
    const receipt = await pay(one);
    expect(receipt.tax).toMatchObject(tax);
    await own.put(PATH, { state: 'Goa' });
    const finance = portal.client.as(await adminTokenOf(portal, 'finance'));
    const reason = 'Asked for it';
    await finance.post(`/api/admin/payments/${receipt.paymentId}/refund`, { reason });
    const [note] = await portal.ports.creditNotes.findAllOf(one.student.id);
    expect(note!.tax).toEqual(receipt.tax);
    const { bytes } = await own.download(`/api/credit-notes/${note!.number}/pdf`);
    expect(textOfPdf(bytes)).toContain(tax.igst > 0 ? 'IGST' : 'CGST');
  });

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
