import type { Browser, Page } from '@playwright/test';
import { actWithReason } from './testing/console-page.js';
import { FULL } from './testing/core.js';
import { mailTo } from './testing/inbox.js';
import { expectGoodLooks } from './testing/looks.js';
import { anOrder } from './testing/order.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { browser, openDesk, page, product, sharePage, watch } from './testing/running.js';
import type { Product } from './testing/product.js';
import { PASSWORD, signIn } from './testing/sign-up.js';
import { aStudent, freshEmail, NOBODY, unverifiedStudent } from './testing/student.js';

test.beforeEach(sharePage);

test.use({ role: 'support', tolerated: /status of (400|403)/ });

async function idOf(product: Product, email: string): Promise<string> {
  const [row] = await product.sql('SELECT id FROM students WHERE email = $1', [email]);
  return String(row?.id);
}

async function show(page: Page, { url }: Product, id: string): Promise<void> {
  await page.goto(`${url}/admin/students/${id}/show`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

async function correct(page: Page, right: string): Promise<void> {
  await page.getByRole('button', { name: 'Correct email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct email' });
  await dialog.getByLabel('Right email').fill(right);
  await dialog.getByLabel('Reason').fill('Told on the phone.');
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Correct email' }).click();
  await page.getByText(`A link is on its way to ${right}.`).waitFor();
}

/** Opens the link of the newest mail to this address, in the browser of nobody. */
async function openLink(browser: Browser, product: Product, to: string, purpose: string) {
  const link = new RegExp(`/2fa#${purpose}=\\S+`);
  const { text } = await mailTo(product.inboxUrl, to, link);
  const context = await browser.newContext({ storageState: NOBODY });
  const page = await context.newPage();
  await page.goto(product.url + (link.exec(text)?.[0] ?? ''));
  return page;
}

test.describe('An email that was mistyped', () => {
  test('at the sign-up is corrected, and its owner signs in with it', FULL, async () => {
    const right = freshEmail();
    await show(page, product, await idOf(product, await unverifiedStudent(product)));
    await correct(page, right);
    await page.getByText('Waits for proof').waitFor();
    await page.getByRole('button', { name: 'Send the link again' }).waitFor();
    const own = watch(await openLink(browser, product, right, 'confirm'));
    await own.getByRole('heading', { level: 1, name: 'Confirm your email' }).waitFor();
    await expectGoodLooks(own);
    const password = own.getByLabel('Password', { exact: true });
    await password.fill('not the password');
    await own.getByRole('button', { name: 'Confirm this address' }).click();
    await own.getByText('This is not your password.').waitFor();
    await password.fill(PASSWORD);
    await own.getByRole('button', { name: 'Confirm this address' }).click();
    await own.getByText('Your email is confirmed.').waitFor();
    await expectGoodLooks(own);
    await own.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await signIn(own, right);
    await expect(own).not.toHaveURL(/signin/);
    await page.reload();
    const record = page.getByRole('region', { name: 'What happened' });
    await record.getByRole('link', { name: 'Email corrected' }).waitFor();
  });

  test('is kept by the owner of the old one, who says so', FULL, async () => {
    const student = await aStudent(product);
    await show(page, product, await idOf(product, student.email));
    await correct(page, freshEmail());
    const own = watch(await openLink(browser, product, student.email, 'object'));
    await own.getByRole('heading', { level: 1, name: 'Keep your email' }).waitFor();
    await expectGoodLooks(own);
    await own.getByRole('button', { name: 'This was not me' }).click();
    await own.getByText('The change is stopped.').waitFor();
    await page.reload();
    const record = page.getByRole('region', { name: 'What happened' });
    await record.getByRole('link', { name: 'Correction of the email refused' }).waitFor();
  });
});

test('A refund that support proposes is approved by finance, once', async () => {
  const { paymentId: id } = await anOrder(product, { isTold: true });
  await product.sql(
    `INSERT INTO attempts (id, student_id, domain, state, started_at, deadline, pass_percent,
       questions, answers)
     SELECT gen_random_uuid(), student_id, 'hr', 'open', date_trunc('milliseconds', now()),
       date_trunc('milliseconds', now()) + interval '1 hour', 65, '[]', '{}'
     FROM payments WHERE id = $1`,
    [id],
  );
  await page.goto(`${product.url}/admin/payments/${id}/show`);
  const tries = page.getByRole('region', { name: 'Tries' });
  await tries.getByRole('button', { name: /^Propose refund/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The student sits a test now').waitFor();
  await dialog.getByLabel('Reason').fill('Paid twice.');
  await dialog.getByRole('button', { name: 'Propose refund' }).click();
  await tries.getByRole('link', { name: /^Proposed by/ }).click();
  await page.getByText('Waits for approval').waitFor();
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expectGoodLooks(page);

  const finance = await openDesk('finance');
  await finance.goto(`${product.url}/admin/dashboard`);
  await finance.getByRole('link', { name: /proposed refunds? waits? for approval/ }).click();
  await finance.getByRole('heading', { level: 1, name: 'Proposed refunds' }).waitFor();
  await expectGoodLooks(finance);
  await finance.goto(page.url());
  await finance.getByRole('button', { name: 'Approve: give back ₹500' }).click();
  const approval = finance.getByRole('dialog', { name: 'Approve: give back ₹500' });
  await approval.getByText(/ gets ₹500 back.*The student sits a test now/).waitFor();
  await expectGoodLooks(finance);
  expect(await product.sql('SELECT id FROM refunds WHERE payment_id = $1', [id])).toEqual([]);
  await approval.getByRole('button', { name: 'Approve: give back ₹500' }).click();
  await finance.getByText('The refund is ordered.').waitFor();
  await finance.getByText('Approved', { exact: true }).waitFor();
  const made = 'SELECT reason FROM refunds WHERE payment_id = $1';
  expect(await product.sql(made, [id])).toEqual([{ reason: 'Paid twice.' }]);

  // What support still shows is decided: nothing is left to do, and the payment tells so.
  await page.goto(`${product.url}/admin/payments/${id}/show`);
  await page.getByText('Refunded').first().waitFor();
  await expect(page.getByRole('button', { name: /^Propose refund/ })).toHaveCount(0);
});

test('A proposed refund is declined with a reason that support reads', FULL, async () => {
  const { paymentId: id } = await anOrder(product, { isTold: true });
  await page.goto(`${product.url}/admin/payments/${id}/show`);
  await page.getByRole('button', { name: /^Propose refund/ }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Asked for it.');
  await page.getByRole('dialog').getByRole('button', { name: 'Propose refund' }).click();
  await page.getByRole('link', { name: /^Proposed by/ }).click();
  await page.getByText('Waits for approval').waitFor();
  const finance = await openDesk('finance');
  await finance.goto(page.url());
  await actWithReason(finance, 'Decline', 'The test was taken.');
  await page.reload();
  await page.getByText('Declined', { exact: true }).waitFor();
  await page.getByText('The test was taken.').waitFor();
});
