import type { Browser, Page } from '@playwright/test';
import { FULL } from './testing/core.js';
import { mailTo } from './testing/inbox.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { browser, page, product, sharePage, watch } from './testing/running.js';
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
