import type { Page } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { signInToConsole } from './testing/console-page.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { admin, browser, page, product, watch } from './testing/running.js';

const OWN_PASSWORD = 'a password of my own';

function shownCode(key: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(key, (one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(19) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function setUpAuthenticator(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set Up Authenticator' }).click();
  await page.getByRole('img', { name: 'QR code of the key below' }).waitFor();
  const key = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('That code is wrong, or was used already.').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(shownCode(key));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  return key;
}

test('An admin who must have a second factor sets an authenticator up, and signs in with it', async () => {
  await product.sql(
    "UPDATE admins SET first_signed_in_at = now() - interval '8 days' WHERE id = $1",
    [admin.id],
  );
  await page.goto(`${product.url}/admin`);
  await page.getByText('Every admin must have a second factor.').waitFor();
  const key = await setUpAuthenticator(page);
  await page.getByRole('link', { name: 'Dashboard' }).waitFor();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${product.url}/`);
  await signInToConsole(page, product, admin.username);
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await expectGoodLooks(page);
  // The authenticator shows a new code only every 30 seconds.
  await product.sql('UPDATE admins SET totp_last_step = NULL WHERE id = $1', [admin.id]);
  await code.fill(shownCode(key));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/admin');
});

test('An owner adds an admin, who chooses a password and then sees what the role may', async () => {
  const username = `ravi-${Date.now()}`;
  await page.goto(`${product.url}/admin/admins`);
  await page.getByRole('button', { name: 'Add Admin' }).click();
  const form = page.getByRole('dialog', { name: 'Add admin' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Role').selectOption('finance');
  await form.getByLabel('Reason').fill('Joined the team');
  await expectGoodLooks(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Password for the next sign-in' });
  const password = (await dialog.locator('p').innerText()).trim();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('cell', { name: username, exact: true }).waitFor();

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const newcomer = watch(await context.newPage());
  await signInToConsole(newcomer, product, username, password);
  await newcomer.getByText('Your password was chosen by somebody else.').waitFor();
  await expectGoodLooks(newcomer);
  await newcomer.getByLabel('Your password').fill(password);
  await newcomer.getByLabel('New password').fill(OWN_PASSWORD);
  await newcomer.getByRole('button', { name: 'Change Password' }).click();
  // The first section that the role allows.
  await newcomer.waitForURL('**/admin/dashboard');
  const sections = newcomer.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await sections.filter({ hasText: 'Payments' }).first().waitFor();
  const shown = await sections.allTextContents();
  expect(shown.filter((one) => ['Admins', 'Test History'].includes(one))).toEqual([]);
});
