import { describe, expect, it } from '@jest/globals';
import { orderOf } from '../testing/orders.js';
import { textOfPdf } from '../testing/pdf-text.js';
import { adminTokenOf, signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';
import { WITH_GST } from '../testing/with-gst.js';

const PATH = '/api/payments/invoice-state';

/** Where each student's own State decides. */
const portal = await portalOfFile({ PROCESS_ROLE: 'api', ...WITH_GST });
const asking = await portal.addReplica({ ...WITH_GST, GST_PLACE_OF_SUPPLY: 'student' });

const at = (replica: Replica, { token }: SignedIn) => replica.client.as(token);

async function pay(replica: Replica, one: SignedIn) {
  const { id } = await orderOf(one);
  await at(replica, one).post('/verify-payment', portal.razorpay.pay(id));
  const [receipt] = await portal.ports.receipts.findAllOf(one.student.id);
  return receipt!;
}

describe('The State for the tax invoice', () => {
  it('is neither asked for nor kept where the company’s own decides', async () => {
    const one = await signedInStudent(portal);
    const { body } = await one.client.get(PATH);
    expect(body).toEqual({ success: true, isAsked: false, state: null, states: [] });
    expect((await one.client.put(PATH, { state: 'Kerala' })).status).toBe(400);
    expect((await pay(portal, one)).tax).toMatchObject({
      placeOfSupply: 'Maharashtra',
      cgst: 3_814,
      sgst: 3_814,
      igst: 0,
    });
  });

  it.each([
    ['Kerala', { placeOfSupply: 'Kerala', cgst: 0, sgst: 0, igst: 7_627, taxable: 42_373 }],
    ['Maharashtra', { placeOfSupply: 'Maharashtra', cgst: 3_814, sgst: 3_814, igst: 0 }],
    ['', { placeOfSupply: 'Maharashtra', cgst: 3_814, sgst: 3_814, igst: 0 }],
  ])('named as %j decides about the tax, and stands on the credit note', async (state, tax) => {
    const one = await signedInStudent(portal);
    const own = at(asking, one);
    expect((await own.put(PATH, { state })).status).toBe(200);
    expect((await own.get(PATH)).body).toMatchObject({ isAsked: true, state: state || null });
    const receipt = await pay(asking, one);
    expect(receipt.tax).toMatchObject(tax);
    await own.put(PATH, { state: 'Goa' });
    const finance = asking.client.as(await adminTokenOf(portal, 'finance'));
    const reason = 'Asked for it';
    await finance.post(`/api/admin/payments/${receipt.paymentId}/refund`, { reason });
    const [note] = await portal.ports.creditNotes.findAllOf(one.student.id);
    expect(note!.tax).toEqual(receipt.tax);
    const headers = { Authorization: `Bearer ${one.token}` };
    const url = `${portal.client.baseUrl}/api/credit-notes/${note!.number}/pdf`;
    const pdf = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
    expect(textOfPdf(pdf)).toContain(tax.igst > 0 ? 'IGST' : 'CGST');
  });

  it('is one of the list, and the student’s own only', async () => {
    const [one, other] = [await signedInStudent(portal), await signedInStudent(portal)];
    expect((await at(asking, one).put(PATH, { state: 'Atlantis' })).status).toBe(400);
    await at(asking, one).put(PATH, { state: 'Goa' });
    expect((await at(asking, other).get(PATH)).body).toMatchObject({ state: null });
    expect((await asking.client.get(PATH)).status).toBe(401);
    const { email } = one.student;
    const { body } = await one.client.get(`/api/user/${encodeURIComponent(email)}/export`);
    expect(body).toMatchObject({ profile: [{ invoiceState: 'Goa' }] });
  });
});
