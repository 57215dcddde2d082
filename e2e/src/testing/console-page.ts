import type { Page } from '@playwright/test';
import type { Admin } from './admin.js';
import type { Product } from './product.js';

export async function actWithReason(
  page: Page,
  button: string,
  reason: string,
  label = 'Reason',
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: label }).fill(reason);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}

export async function signInToConsole(
  page: Page,
  { url, adminPassword }: Product,
  username: string,
  password = adminPassword,
): Promise<void> {
  if (!page.url().includes('/admin-signin')) await page.goto(`${url}/admin-signin`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Lets the admin's last proof of the password be older than the console takes. */
export const makeProofStale = ({ sql }: Product, { id }: Admin) =>
  sql("UPDATE sessions SET proved_at = now() - interval '6 minutes' WHERE owner_id = $1", [id]);

export async function goWithin(page: Page, address: string): Promise<void> {
  if (new URL(address).origin !== new URL(page.url()).origin) await page.goto(address);
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    // The router counts the addresses; it warns of one that it did not count.
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
