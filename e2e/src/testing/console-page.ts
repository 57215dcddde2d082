import type { BrowserContext, Page } from 'playwright-core';
import type { Product } from './product.js';

/** Signs the first admin in, and opens a page of the console once it shows its heading. */
export async function openConsole(
  page: Page,
  product: Product,
  path: string,
  heading: string,
): Promise<void> {
  await page.goto(`${product.url}/admin-signin`);
  await page.fill('#username', 'admin');
  await page.fill('#password', product.adminPassword);
  await page.click('button.primary');
  await page.waitForURL('**/admin');
  await page.goto(product.url + path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Presses a button of the page, and confirms it in the dialog with a reason. */
export async function actWithReason(page: Page, button: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.locator('button.primary').click();
  await dialog.waitFor({ state: 'detached' });
}

/** Calls the API from the page, as the admin who is signed in there. */
export const callAsAdmin = (
  { request }: BrowserContext,
  page: Page,
  url: string,
  body: object,
): Promise<number> =>
  page
    .evaluate(() => localStorage.getItem('adminToken'))
    .then((token) =>
      request.put(url, { data: body, headers: { authorization: `Bearer ${token}` } }),
    )
    .then((response) => response.status());

/** The widths and themes in which every page is looked at. */
export const VIEWS = [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const;
