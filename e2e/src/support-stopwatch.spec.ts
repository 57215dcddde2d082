import type { Page } from '@playwright/test';
import { anAdmin, consoleOf } from './testing/admin.js';
import { anOrder } from './testing/order.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { browser, openDesk, page, product, sharePage, watch } from './testing/running.js';
import { begin, hold } from './testing/stopwatch.js';
import { freshEmail, unverifiedStudent } from './testing/student.js';

test.beforeEach(sharePage);

/** What docs/operations/support.md says of the clicks and the time is measured here. */
test.use({ role: 'support' });

/** To the student's page by the keys. */
async function findStudent(page: Page, email: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await field.waitFor();
  await page.keyboard.type(email);
  await page.getByRole('option', { name: email }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/students/*/show');
}

/** To the payment by the list, as it went before there was a search. */
async function findInList(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Payments', exact: true }).first().click();
  await page.waitForURL('**/admin/payments**');
  await page.locator('input[name="q"]').click();
  await page.keyboard.type(email);
  await page.waitForURL((url) => url.search.includes(encodeURIComponent(email)));
  const found = page.getByRole('main').getByRole('link', { name: 'Asha Rao' });
  await expect(found).toHaveCount(1);
  await found.click();
  await page.waitForURL('**/admin/payments/*/show');
}

async function askProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check with the provider' }).click();
  await page.getByRole('dialog').getByLabel('Reason').waitFor();
  await page.keyboard.type('Says it is paid');
  await page.getByRole('dialog').locator('button.primary').click();
  await page.getByText('The payment is now: Success.').waitFor();
}

test('Support answers “I paid, and it says unpaid” within the time', async () => {
  const after = await anOrder(product, { isTold: false });
  const told = await begin(page, product);
  await findStudent(page, after.email);
  const record = page.getByRole('region', { name: 'What happened' });
  await record.getByRole('link', { name: 'Ordered for ₹500' }).click();
  await askProvider(page);
  hold('by the search', await told(), 3);

  const before = await anOrder(product, { isTold: false });
  const finance = await openDesk('finance');
  const toldBefore = await begin(finance, product);
  await findInList(finance, before.email);
  await askProvider(finance);
  hold('by the list, as finance', await toldBefore(), 5);
});

test('Support answers “I typed the wrong email” within the time', async () => {
  const email = await unverifiedStudent(product);
  const told = await begin(page, product);
  await findStudent(page, email);
  await page.getByRole('button', { name: 'Correct email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct email' });
  await dialog.getByLabel('Right email').focus();
  const right = freshEmail();
  await page.keyboard.type(right);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Told on the phone');
  await dialog.getByRole('button', { name: 'Correct email' }).click();
  await page.getByText(`A link is on its way to ${right}.`).waitFor();
  hold('by the search', await told(), 2);
});

test('Support answers “Where is my refund?” within the time', async () => {
  const { email, paymentId } = await anOrder(product, { isTold: true });
  const context = await consoleOf(browser, product, await anAdmin(product, 'finance'));
  const finance = watch(await context.newPage());
  await finance.goto(`${product.url}/admin/payments/${paymentId}/show`);
  await finance.getByRole('button', { name: /^Refund/ }).click();
  await finance.getByRole('dialog').getByLabel('Reason').fill('Paid twice');
  await finance.getByRole('dialog').locator('button.primary').click();
  await finance.getByText('The refund is ordered.').waitFor();

  const told = await begin(page, product);
  await findStudent(page, email);
  const record = page.getByRole('region', { name: 'What happened' });
  await record.getByText('Refund of ₹500').waitFor();
  hold('by the search', await told(), 0);

  const listed = watch(await page.context().newPage());
  const toldBefore = await begin(listed, product);
  await findInList(listed, email);
  await listed.getByText('Refund', { exact: false }).first().waitFor();
  hold('by the list', await toldBefore(), 3);
});
