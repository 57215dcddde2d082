import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { cutOff } from './testing/faults.js';
import { adminTest, expect, NO_SERVER, test, watchPage } from './testing/portal-test.js';
import type { Product } from './testing/product.js';
import { aStudent, browserOf, type SignedIn } from './testing/student.js';

test.describe.configure({ mode: 'serial' });

let page: Page;
let product: Product;
let student: SignedIn;
const complaints: string[] = [];

test.beforeAll(async ({ browser, product: sharedProduct }) => {
  product = sharedProduct;
  student = await aStudent(product);
  page = await (await browserOf(browser, product, student)).newPage();
  watchPage(page, complaints);
});

test.afterAll(async () => {
  await page.context().close();
  expect(complaints.filter((text) => !NO_SERVER.test(text))).toEqual([]);
});

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

const open = async () => {
  await page.goto(`${product.url}/profile`);
  await page.getByRole('tab', { name: 'Receipts' }).click();
};

/** Presses a button, and expects a paper as what it saves. */
async function expectPdf(view: Page, button: string, name = `receipt-${NUMBER}`): Promise<void> {
  const [file] = await Promise.all([
    view.waitForEvent('download'),
    view.getByRole('button', { name: button }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${name}.pdf`);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toContain('%%EOF');
}

test.describe('The receipts in the profile', () => {
  // The latest are in the overview too.
  const panel = () => page.getByRole('tabpanel', { name: 'Receipts' });

  test('are none before anything was paid', async () => {
    await open();
    await page.getByText('No receipts yet.').waitFor();
  });

  test('out of reach say so, and come when one tries again', async () => {
    await product.sql(WITH_RECEIPT, [student.email]);
    await cutOff(page, '**/api/receipts');
    await open();
    await panel().getByText('Could not connect to the server.').waitFor();
    await page.unrouteAll();
    await panel().getByRole('button', { name: 'Try again' }).click();
    await panel().getByText(NUMBER, { exact: true }).waitFor();
  });

  test('show the day in India, the amount, and what was given back', async () => {
    for (const part of ['22 Nov 2026', '₹500.00', '₹100.00 refunded']) {
      await panel().getByText(part, { exact: true }).waitFor();
    }
    await expectGoodLooks(page);
  });

  test('say so when one can not be downloaded', NIGHT, async () => {
    await cutOff(page, '**/pdf');
    await page.getByRole('button', { name: `Download PDF of receipt ${NUMBER}` }).click();
    await page.getByRole('alert').filter({ hasText: 'could not be downloaded' }).waitFor();
    await expectGoodLooks(page);
    await page.unrouteAll();
  });

  test('are downloaded as PDF', async () => {
    await expectPdf(page, `Download PDF of receipt ${NUMBER}`);
  });

  test('have their credit notes beside them, as PDF too', async () => {
    await product.sql(WITH_NOTE);
    await open();
    await panel().getByText(`Credit note ${NOTE}`, { exact: true }).waitFor();
    await panel().getByText('23 Nov 2026', { exact: true }).waitFor();
    await expectGoodLooks(page);
    await expectPdf(page, `Download PDF of credit note ${NOTE}`, `credit-note-${NOTE}`);
    await product.sql('DELETE FROM credit_notes WHERE number = $1', [NOTE]);
  });
});

adminTest(
  'The page of a payment in the console names its receipt, and has it as PDF',
  NIGHT,
  async ({ page: view }) => {
    const [payment] = await product.sql('SELECT payment_id AS id FROM receipts WHERE number = $1', [
      NUMBER,
    ]);
    await view.goto(`/admin/payments/${String(payment?.id)}/show`);
    await view.getByText(NUMBER).waitFor();
    await expectPdf(view, 'Download PDF');
  },
);
