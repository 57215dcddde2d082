import { expect, it } from '@jest/globals';
import { mailTo } from '../testing/mails.js';
import { orderOf } from '../testing/orders.js';
import { textOfPdf } from '../testing/pdf-text.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { WITH_GST } from '../testing/with-gst.js';

const portal = await portalOfFile(WITH_GST);

const ATTACHED = /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/;

const rawOf = async (mail: unknown): Promise<string> => {
  const { id } = mail as { id: string };
  return (await fetch(`${portal.inbox.httpUrl}/messages/${id}/raw`)).text();
};

/** What a student downloads. */
async function saved(path: string, token: string): Promise<Buffer> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${portal.client.baseUrl}${path}`, { headers });
  return Buffer.from(await answer.arrayBuffer());
}

it('the mail to who has paid names the receipt, and has it as PDF with it', async () => {
  const one = await signedInStudent(portal);
  const { id } = await orderOf(one);
  await one.client.post('/verify-payment', portal.razorpay.pay(id));
  const [receipt] = await portal.ports.receipts.findAllOf(one.student.id);
  const mail = await mailTo(portal.inbox, one.student.email, /^Receipt/);
  expect(mail.text).toContain(receipt!.number);
  const source = await rawOf(mail);
  expect(source).toContain(`filename=receipt-${receipt!.number}.pdf`);
  const pdf = Buffer.from(ATTACHED.exec(source)![1]!, 'base64');
  const text = textOfPdf(pdf);
  for (const part of [receipt!.number, '500.00', one.student.email]) expect(text).toContain(part);
  const path = `/api/receipts/${receipt!.number}/pdf`;
  expect(await saved(path, one.token)).toEqual(pdf);
});

it('the mail of a refund names the credit note, and has it as PDF with it', async () => {
  const one = await signedInStudent(portal);
  const { id } = await orderOf(one);
  const proof = portal.razorpay.pay(id);
  await one.client.post('/verify-payment', proof);
  const payment = await portal.ports.payments.findByOrderId(id);
  const finance = portal.client.as(await adminTokenOf(portal, 'finance'));
  const reason = 'Asked for it';
  await finance.post(`/api/admin/payments/${payment!.id}/refund`, { reason });
  const mail = await mailTo(portal.inbox, one.student.email, /^Credit note/);
  const [note] = await portal.ports.creditNotes.findAllOf(one.student.id);
  for (const part of [note!.number, note!.receiptNumber, '₹500']) expect(mail.text).toContain(part);
  const source = await rawOf(mail);
  expect(source).toContain(`filename=credit-note-${note!.number}.pdf`);
  const pdf = Buffer.from(ATTACHED.exec(source)![1]!, 'base64');
  expect(await saved(`/api/credit-notes/${note!.number}/pdf`, one.token)).toEqual(pdf);
});
