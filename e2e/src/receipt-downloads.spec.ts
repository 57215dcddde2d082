import { readFile } from 'node:fs/promises';
import { cutOff } from './testing/faults.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, NO_SERVER, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';

test.use({ tolerated: NO_SERVER });

const NUMBER = 'RC-26-27-900042';

const WITH_RECEIPT = `
  WITH paid AS (
    INSERT INTO payments (id, student_id, receipt, order_id, payment_id, amount, currency, state,
      created_at, paid_at, attempts)
    SELECT gen_random_uuid(), id, 'sample-receipt', 'order_Sample', 'pay_Sample', 50000, 'INR', 'paid',
      now(), now(), '[{"id": "pay_Sample", "state": "captured", "amount": 50000, "counts": true, "customerFee": 0, "paysOrder": false,
        "differs": false, "refunds": [{"id": "rfnd_1", "amount": 10000, "state": "processed"}], "chargebacks": []}]'
    FROM students WHERE email = $1 RETURNING *)
  INSERT INTO receipts (number, payment_id, provider_payment_id, order_id, student_id, issued_at, payer_name,
    payer_email, amount, currency, description, issuer)
  SELECT '${NUMBER}', id, payment_id, order_id, student_id, '2026-11-21T20:00:00Z', 'Asha Rao', $1,
    amount, currency, 'Fee for an online skills assessment', '{"name": "Saral Digital", "address": ""}' FROM paid`;

const NOTE = 'CN-26-27-900042';

const WITH_NOTE = `
  INSERT INTO credit_notes (number, receipt_number, receipt_issued_at, cause, cause_id, payment_id, provider_payment_id, order_id,
    student_id, issued_at, payer_name, payer_email, amount, currency, description, issuer, tax)
  SELECT '${NOTE}', number, issued_at, 'refund', 'rfnd_1', payment_id, provider_payment_id, order_id, student_id,
    '2026-11-22T20:00:00Z', payer_name, payer_email, 10000, currency, description, issuer,
    '{"gstin": "27AAAAA0000A1Z2", "state": "Maharashtra", "sac": "999293", "ratePercent": 18,
      "placeOfSupply": "Maharashtra", "taxable": 8474, "cgst": 763, "sgst": 763, "igst": 0}'
  FROM receipts WHERE number = '${NUMBER}'`;

async function expectPdf(button: string, name: string): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${name}.pdf`);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toContain('%%EOF');
}

test('Receipts and credit notes are in the profile with their days in India, and are downloaded as PDF', async () => {
  const panel = page.getByRole('tabpanel', { name: 'Receipts' });
  const open = async () => {
    await page.goto(`${product.url}/profile`);
    await page.getByRole('tab', { name: 'Receipts' }).click();
  };
  await open();
  await panel.getByText('No receipts yet.').waitFor();

  await product.sql(WITH_RECEIPT, [student.email]);
  await product.sql(WITH_NOTE);
  await cutOff(page, '**/api/receipts');
  await open();
  await panel.getByText('Could not connect to the server.').waitFor();
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).click();
  for (const part of [NUMBER, '22 Nov 2026', '₹500.00', '₹100.00 refunded', '23 Nov 2026']) {
    await panel.getByText(part, { exact: true }).waitFor();
  }
  await panel.getByText(`Credit note ${NOTE}`, { exact: true }).waitFor();
  await cutOff(page, '**/pdf');
  await page.getByRole('button', { name: `Download PDF of receipt ${NUMBER}` }).click();
  await page.getByRole('alert').filter({ hasText: 'could not be downloaded' }).waitFor();
  await expectGoodLooks(page);
  await page.unrouteAll();
  await expectPdf(`Download PDF of receipt ${NUMBER}`, `receipt-${NUMBER}`);
  await expectPdf(`Download PDF of credit note ${NOTE}`, `credit-note-${NOTE}`);
});
