import type { Page } from '@playwright/test';
import type { Product } from './product.js';

/** Reads the terms, and pays in the test provider's checkout. */
export async function payFee(page: Page, { url }: Product): Promise<void> {
  await page.goto(`${url}/test-terms`);
  await page.getByRole('link', { name: 'Proceed to Test & Pay ₹500' }).click();
  await page.waitForURL('**/payment');
  await page.getByRole('button', { name: 'Pay ₹500' }).click();
  const checkout = page.frameLocator('iframe');
  await checkout.getByRole('button', { name: 'Pay ₹500.00' }).click();
  await page.getByText('Payment successful!').waitFor();
}

/** Follows the link to the test. */
export async function goToTest(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Go to the test' }).click();
  await page.waitForURL('**/test');
}

/** Chooses a domain and starts. */
export async function startTest(page: Page, domain: string): Promise<void> {
  await page.getByLabel('Domain').selectOption(domain);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.waitForURL('**/quiz');
  await page.getByText('Question 1 of 10').waitFor();
}

const RADIO = 'fieldset input[type=radio]';

/** Goes to a question by the navigator; answers with its id. */
export async function goToQuestion(page: Page, number: number): Promise<string> {
  await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
  await page.locator('legend', { hasText: `Question ${number} of` }).waitFor();
  return (await page.locator(RADIO).first().getAttribute('name')) ?? '';
}

/** Chooses an option of the question in view, by its label as people do. */
export const choose = (page: Page, key: string): Promise<void> =>
  page.locator(`label:has(${RADIO.replace('fieldset ', '')}[value="${key}"])`).click();

/** The option that is chosen of the question in view. */
export const chosenOption = (page: Page): Promise<string | null> =>
  page.locator(`${RADIO}:checked`).getAttribute('value');
