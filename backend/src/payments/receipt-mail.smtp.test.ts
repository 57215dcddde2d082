import { mailTo } from '../testing/mails.js';
import { paidOnline } from '../testing/orders.js';
import { textOfPdf } from '../testing/pdf-text.js';
import { adminTokenOf } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { WITH_GST } from '../testing/with-gst.js';

const portal = await portalOfFile(WITH_GST);

const ATTACHED = /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/;

const rawOf = async (mail: unknown): Promise<string> => {
  const { id } = mail as { id: string };
  return (await fetch(`${portal.inbox.httpUrl}/messages/${id}/raw`)).text();
};

it('the mail to who has paid names the receipt, and has it as PDF with it', async () => {
  const { one } = await paidOnline(portal);
  const [receipt] = await portal.ports.receipts.findAllOf(one.student.id);
  const mail = await mailTo(portal.inbox, one.student.email, /^Receipt/);
  expect(mail.text).toContain(receipt!.number);
  const source = await rawOf(mail);
  expect(source).toContain(`filename=receipt-${receipt!.number}.pdf`);
  const pdf = Buffer.from(ATTACHED.exec(source)![1]!, 'base64');
  const text = textOfPdf(pdf);
  for (const part of [receipt!.number, '500.00', one.student.email]) expect(text).toContain(part);
  const path = `/api/receipts/${receipt!.number}/pdf`;
  expect((await one.client.download(path)).bytes).toEqual(pdf);
});

it('the mail of a refund names the credit note, and has it as PDF with it', async () => {
  const { one, id } = await paidOnline(portal);
  const finance = portal.client.as(await adminTokenOf(portal, 'finance'));
  await finance.post(`/api/admin/payments/${id}/refund`, { reason: 'Asked for it' });
  const mail = await mailTo(portal.inbox, one.student.email, /^Credit note/);
  const [note] = await portal.ports.creditNotes.findAllOf(one.student.id);
  for (const part of [note!.number, note!.receiptNumber, '₹500']) expect(mail.text).toContain(part);
  const source = await rawOf(mail);
  expect(source).toContain(`filename=credit-note-${note!.number}.pdf`);
  const pdf = Buffer.from(ATTACHED.exec(source)![1]!, 'base64');
  const path = `/api/credit-notes/${note!.number}/pdf`;
  expect((await one.client.download(path)).bytes).toEqual(pdf);
});
