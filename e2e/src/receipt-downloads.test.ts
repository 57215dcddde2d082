import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violationsOn } from './testing/axe.js';
import { launchBrowser, watchedPage, type WatchedPage } from './testing/browser.js';
import { consoleOf, ownerToken } from './testing/console.js';
import { besidesNoServer, cutOff } from './testing/faults.js';
import { portalStudent, signedInContext, type PortalStudent } from './testing/portal-student.js';
import { startProduct, type Product } from './testing/product.js';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let student: PortalStudent;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  student = await portalStudent(product);
  context = await signedInContext(browser, product, student, { acceptDownloads: true });
  watched = await watchedPage(context);
  ({ page } = watched);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  expect(besidesNoServer(watched.complaints)).toEqual([]);
});

const NUMBER = 'RC-26-27-000042';

const WITH_RECEIPT = `
  WITH paid AS (
    INSERT INTO payments (id, student_id, receipt, order_id, payment_id, amount, currency, state,
      created_at, paid_at, tries)
    SELECT gen_random_uuid(), id, 'own-name', 'order_Sample', 'pay_Sample', 50000, 'INR', 'paid',
      now(), now(), '[{"id": "pay_Sample", "state": "captured", "amount": 50000, "counts": true,
        "differs": false, "refunds": [{"id": "rfnd_1", "amount": 10000, "state": "processed"}]}]'
    FROM students WHERE email = $1 RETURNING *)
  INSERT INTO receipts (number, payment_id, try_id, order_id, student_id, issued_at, payer_name,
    payer_email, amount, currency, description)
  SELECT '${NUMBER}', id, payment_id, order_id, student_id, '2026-11-21T20:00:00Z', 'Asha Rao', $1,
    amount, currency, 'Fee for an online skills assessment' FROM paid`;

const open = async () => {
  await page.goto(`${product.url}/profile`);
  await page.getByRole('tab', { name: 'Receipts' }).click();
};

const VIEWS = [
  [390, 'light'],
  [1440, 'dark'],
] as const;

const expectAccessible = async () => {
  for (const [width, colorScheme] of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page)).toEqual([]);
  }
};

/** Presses a button, and expects the receipt as what it saves. */
async function expectPdf(view: Page, button: string): Promise<void> {
  const [file] = await Promise.all([
    view.waitForEvent('download'),
    view.getByRole('button', { name: button }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`receipt-${NUMBER}.pdf`);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toContain('%%EOF');
}

describe('The receipts in the profile', () => {
  it('are none before anything was paid', async () => {
    await open();
    await page.getByText('No receipts yet.').waitFor();
  });

  it('out of reach say so, and come when one tries again', async () => {
    await product.sql(WITH_RECEIPT, [student.email]);
    await cutOff(page, '**/api/receipts');
    await open();
    await page.getByText('Could not connect to the server.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(NUMBER, { exact: true }).waitFor();
  });

  it('show the day in India, the amount, and what was given back', async () => {
    const panel = page.getByRole('tabpanel', { name: 'Receipts' });
    for (const part of ['22 Nov 2026', '₹500.00', '₹100.00 refunded']) {
      await panel.getByText(part, { exact: true }).waitFor();
    }
    await expectAccessible();
  });

  it('say so when one can not be downloaded', async () => {
    await cutOff(page, '**/pdf');
    await page.getByRole('button', { name: `Download PDF of receipt ${NUMBER}` }).click();
    await page.getByRole('alert').filter({ hasText: 'could not be downloaded' }).waitFor();
    await expectAccessible();
    await page.unrouteAll();
  });

  it('are downloaded as PDF', async () => {
    await expectPdf(page, `Download PDF of receipt ${NUMBER}`);
  });
});

it('the page of a payment in the console names its receipt, and has it as PDF', async () => {
  const admin = await consoleOf(browser, product, await ownerToken(product));
  const { page: view, complaints } = await watchedPage(admin);
  const [payment] = await product.sql('SELECT payment_id AS id FROM receipts');
  await view.goto(`${product.url}/admin/payments/${String(payment?.id)}/show`);
  await view.getByText(NUMBER).waitFor();
  await expectPdf(view, 'Download PDF');
  await admin.close();
  expect(complaints).toEqual([]);
});
