import type { Page } from '@playwright/test';
import { expect, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';
import type { Product } from './testing/product.js';
import type { SignedIn } from './testing/student.js';

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 ' +
  '(KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0';

test.afterEach(() => product.provider.injectFaults({}));

const PAID = 'SELECT paid_at IS NOT NULL AS paid FROM students WHERE email = $1';
const isPaid = async (product: Product, { email }: SignedIn) =>
  (await product.sql(PAID, [email]))[0]?.paid;

const openCheckout = async (page: Page) => {
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Pay ₹500' }).click();
  const popup = page.frameLocator('iframe');
  await popup.getByRole('button', { name: 'Pay ₹500.00' }).waitFor();
  return popup;
};

test.describe('In a browser inside an app', () => {
  test.use({ userAgent: INSTAGRAM });

  test('a student who pays is led back by the provider, and has paid', async () => {
    await (await openCheckout(page)).getByRole('button', { name: 'Pay ₹500.00' }).click();
    await page.getByText('Payment successful!').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(await isPaid(product, student)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('paymentSuccess'))).toBe('true');
  });
});

test('a student whose money left finds it paid by asking, and the reference if not', async () => {
  const popup = await openCheckout(page);
  await popup.getByRole('button', { name: 'Fail this payment' }).click();
  await popup.getByText('declined by the bank').waitFor();
  await popup.getByRole('button', { name: 'Close' }).first().click();
  await page.getByText('The money left my account').click();
  await page.getByRole('button', { name: 'Check now' }).click();
  const reference = page.locator('code');
  await expect(reference).toHaveText(/^pay_\w+$/);
  product.provider.succeedLate(await reference.innerText(), { sendWebhooks: false });
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Payment successful!').waitFor();
  expect(await isPaid(product, student)).toBe(true);
});
