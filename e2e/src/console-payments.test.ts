import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, watchedPage } from './testing/browser.js';
import { consoleOf, ownerToken } from './testing/console.js';
import { actWithReason } from './testing/console-page.js';
import { startProduct, type Product } from './testing/product.js';
import { aStudent } from './testing/student.js';

const SILENT = { sendWebhooks: false };

let product: Product;
let browser: Browser;
let token: string;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  token = await ownerToken(product);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

beforeEach(async () => {
  context = await consoleOf(browser, product, token);
  ({ page, complaints } = await watchedPage(context));
});

afterEach(async () => {
  product.provider.misbehave({});
  await product.sql("UPDATE admins SET role = 'owner'");
  await context.close();
  expect(complaints).toEqual([]);
});

/** An order that a student has made, and its page in the console. */
async function anOrder() {
  const student = await aStudent(product);
  const response = await fetch(`${product.url}/create-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
    body: JSON.stringify({ amount: 500, currency: 'INR', email: student.email }),
  });
  const { order } = (await response.json()) as { order: { id: string } };
  const [row] = await product.sql('SELECT id FROM payments WHERE order_id = $1', [order.id]);
  return { student, orderId: order.id, id: String(row?.id) };
}

async function show(id: string): Promise<void> {
  await page.goto(`${product.url}/admin/payments/${id}/show`);
  await page.getByRole('heading', { level: 2 }).waitFor();
}

const timeline = () => page.getByRole('region', { name: 'Timeline' });
const tries = () => page.getByRole('region', { name: 'Tries' });
const REASON = 'The student wrote to us';

describe('A payment of which nobody told us', () => {
  it('is found when an admin asks the provider, and its page tells the story', async () => {
    const { id, orderId } = await anOrder();
    const failed = product.provider.fail(orderId, SILENT);
    const { razorpay_payment_id: paid } = product.provider.pay(orderId, SILENT);
    await show(id);
    await page.getByText('Nobody has tried to pay this order yet').waitFor();
    await actWithReason(page, 'Check with the provider', REASON);
    await page.getByText('The payment is now: Success.').waitFor();
    const rows = tries().getByRole('row');
    await rows.filter({ hasText: paid }).getByText('Pays the order').waitFor();
    await rows.filter({ hasText: failed }).getByText('Pays nothing').waitFor();
    const story = await timeline().getByRole('row').allInnerTexts();
    expect(story.slice(1).map((line) => line.split('\t')[1])).toEqual([
      'Ordered',
      'Try failed',
      'Try captured',
      'Marked paid',
      'Provider asked',
    ]);
    const learned = timeline().getByRole('row').filter({ hasText: paid });
    await learned.getByText('the provider, asked by an admin').waitFor();
    await actWithReason(page, 'Check with the provider', REASON);
    await page.getByText('Nothing changed: Success.').waitFor();
  });

  it('is told to be unknown while the provider is away', async () => {
    const { id } = await anOrder();
    product.provider.misbehave({ api: 'html' });
    await show(id);
    await page.getByRole('button', { name: 'Check with the provider' }).click();
    const dialog = page.getByRole('dialog', { name: 'Check with the provider' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
    await dialog.getByRole('button', { name: 'Check with the provider' }).click();
    await dialog.getByRole('alert').getByText('The payment provider did not answer.').waitFor();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
  });
});

describe('A payment that was made twice', () => {
  it('is found by its flag, and one of the two is given back', async () => {
    const { id, orderId, student } = await anOrder();
    const first = product.provider.pay(orderId).razorpay_payment_id;
    const second = product.provider.payAgain(orderId).razorpay_payment_id;
    await show(id);
    await actWithReason(page, 'Check with the provider', REASON);
    await page.getByText('The student has paid more than once.').waitFor();
    await page.goto(`${product.url}/admin/payments`);
    await page.getByRole('combobox', { name: 'Flag' }).click();
    await page.getByRole('option', { name: 'Refund due' }).click();
    await page.waitForURL(/refund-due/);
    const [row] = await product.sql("SELECT count(*) FROM payments WHERE flag = 'refund-due'");
    await page.getByText(`of ${String(row?.count)}`, { exact: false }).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: student.email })
      .getByRole('link', { name: student.name })
      .click();
    await actWithReason(page, `Refund ${second}`, REASON);
    await page.getByText('The refund is ordered.').waitFor();
    await tries().getByText('₹500 given back').waitFor();
    await timeline().getByText('Refund processed').waitFor();
    expect(await page.getByText('The student has paid more than once.').count()).toBe(0);
    expect(await page.getByRole('button', { name: `Refund ${first}` }).count()).toBe(1);
    const [paid] = await product.sql('SELECT paid_at FROM students WHERE email = $1', [
      student.email,
    ]);
    expect(paid?.paid_at).not.toBeNull();
  });

  it('shows support the story, and nothing to press but the receipt', async () => {
    const { id, orderId } = await anOrder();
    product.provider.pay(orderId);
    await show(id);
    await actWithReason(page, 'Check with the provider', REASON);
    await tries()
      .getByRole('button', { name: /^Refund/ })
      .waitFor();
    await product.sql("UPDATE admins SET role = 'support'");
    await page.reload();
    await timeline().getByText('Marked paid').waitFor();
    await page.getByRole('navigation', { name: 'Admin' }).getByText('Account').waitFor();
    const buttons = await page.locator('main').getByRole('button').allInnerTexts();
    expect(buttons).toEqual(['Download PDF']);
  });
});

describe('A refund', () => {
  it('that the provider has not ended is under way, and stands in the list', async () => {
    const { id, orderId, student } = await anOrder();
    const { razorpay_payment_id: paid } = product.provider.pay(orderId);
    await show(id);
    await actWithReason(page, 'Check with the provider', REASON);
    product.provider.misbehave({ refunds: 'pending' });
    await actWithReason(page, `Refund ${paid}`, REASON);
    await tries().getByText('Refund under way').waitFor();
    await page.goto(`${product.url}/admin/refunds`);
    await page.getByRole('textbox', { name: 'Search' }).fill(paid);
    await page.waitForURL(new RegExp(paid));
    const row = page.locator('tbody tr').filter({ hasText: student.email });
    await row.getByText('requested').waitFor();
    await row.getByText(REASON).waitFor();
  });
});
