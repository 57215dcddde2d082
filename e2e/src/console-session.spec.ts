import type { Page } from '@playwright/test';
import type { Admin } from './testing/admin.js';
import { NIGHT } from './testing/night.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { admin, page, product, sharePage } from './testing/running.js';
import type { Product } from './testing/product.js';

test.beforeEach(sharePage);

const ENDED = 'Your session has ended. Please sign in again.';

const endSessions = ({ sql }: Product, { id }: Admin) =>
  sql('UPDATE admins SET session_version = session_version + 1 WHERE id = $1', [id]);

/** Whatever the page asks by itself is answered: it would find the end of a session before the click does. */
const openWhole = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' });

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('An admin whose session has ended reads why, and signs in to the same place', async () => {
  await openWhole(page, `${product.url}/admin/internships`);
  const students = page.getByRole('link', { name: 'Students', exact: true }).first();
  await students.waitFor();
  await endSessions(product, admin);
  await students.click();
  await page.waitForURL('**/admin-signin');
  await page.getByText(ENDED).waitFor();
  await signIn(page, admin.username, product.adminPassword);
  await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
  await expect(page).toHaveURL(/\/admin\/students\b/);
});

test(
  'The live page asks on with nobody at it, which keeps no session, and says when it has ended',
  NIGHT,
  async () => {
    await page.goto(`${product.url}/admin/live`);
    await page.waitForRequest(
      (request) =>
        request.url().includes('/api/admin/open-attempts') &&
        request.headers()['x-unattended'] === 'true',
    );
    await product.sql(
      `UPDATE sessions SET last_used_at = now() - interval '30 minutes' WHERE owner_id = $1`,
      [admin.id],
    );
    await page.getByText(ENDED).waitFor();
    await signIn(page, admin.username, product.adminPassword);
    await page.waitForURL('**/admin/live');
  },
);

test('A search that a reload finds without a session is still there after the sign-in', async () => {
  const place = `${product.url}/admin/students?filter=${encodeURIComponent('{"q":"zoya"}')}`;
  await page.goto(place);
  await expect(page.locator('input[name="q"]')).toHaveValue('zoya');
  await endSessions(product, admin);
  await page.reload();
  await page.getByText(ENDED).waitFor();
  await signIn(page, admin.username, product.adminPassword);
  await expect(page.locator('input[name="q"]')).toHaveValue('zoya');
});
