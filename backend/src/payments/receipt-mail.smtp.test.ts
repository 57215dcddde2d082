import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mailTo } from '../testing/mails.js';
import { orderOf } from '../testing/orders.js';
import { textOfPdf } from '../testing/pdf-text.js';
import { signedInStudent } from '../testing/students.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';

let portal: TestPortal;

beforeAll(async () => {
  portal = await startPortal();
});

afterAll(() => portal.stop());

const ATTACHED = /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/;

it('the mail to who has paid names the receipt, and has it as PDF with it', async () => {
  const one = await signedInStudent(portal);
  const { id } = await orderOf(one);
  await one.client.post('/verify-payment', portal.razorpay.pay(id));
  const [receipt] = await portal.ports.receipts.findAllOf(one.student.id);
  const mail = await mailTo(portal.inbox, one.student.email, /^Receipt/);
  expect(mail.text).toContain(receipt!.number);
  const raw = await fetch(
    `${portal.inbox.httpUrl}/messages/${(mail as unknown as { id: string }).id}/raw`,
  );
  const source = await raw.text();
  expect(source).toContain(`filename=receipt-${receipt!.number}.pdf`);
  const pdf = Buffer.from(ATTACHED.exec(source)![1]!, 'base64');
  const text = textOfPdf(pdf);
  for (const part of [receipt!.number, '500.00', one.student.email]) expect(text).toContain(part);
  const path = `/api/receipts/${receipt!.number}/pdf`;
  const headers = { Authorization: `Bearer ${one.token}` };
  const same = await fetch(`${portal.client.baseUrl}${path}`, { headers });
  expect(Buffer.from(await same.arrayBuffer())).toEqual(pdf);
});
