import type { Page } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, ownProduct, test as base } from './testing/portal-test.js';
import type { Product } from './testing/product.js';

const test = base.extend(ownProduct());

// Each test begins where the one before it ended.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

let product: Product;
let openPage: () => Promise<Page>;

test.beforeEach(({ product: own, browser, watch }) => {
  product = own;
  openPage = async () => watch(await (await browser.newContext()).newPage());
});

const OWN_PASSWORD = 'a password of my own';
const REASON = 'Joined the team';

/** Of the owner, from the enrolment on. */
let secret = '';

/** What an authenticator app shows, by itself, that many steps of 30 seconds from now. */
function shownCode(key: string, steps = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(key, (one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(19) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function fillSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto(`${product.url}/admin-signin`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The owner, whose authenticator shows a new code only every 30 seconds. */
async function signInOwner(page: Page): Promise<void> {
  await product.sql(`UPDATE admins SET totp_last_step = NULL WHERE username = 'admin'`);
  await fillSignIn(page, 'admin', product.adminPassword);
  await page.getByLabel('Code').fill(shownCode(secret));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin');
}

test.describe('The account of an admin', () => {
  test('sets an authenticator up, and shows recovery codes once', async () => {
    const page = await openPage();
    await fillSignIn(page, 'admin', product.adminPassword);
    await page.waitForURL('**/admin');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Set Up Authenticator' }).click();
    await page.getByRole('img', { name: 'QR code of the key below' }).waitFor();
    await expectGoodLooks(page);
    secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('That code is wrong, or was used already.').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(shownCode(secret));
    await page.getByRole('button', { name: 'Confirm' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    await expect(codes).toHaveCount(10);
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();
    await page.getByText('Recovery codes left: 10').waitFor();
    await page.context().close();
  });
});

test.describe('The sign-in with an authenticator', () => {
  test('asks for the code after the password, and leads to the console', async () => {
    const page = await openPage();
    await fillSignIn(page, 'admin', product.adminPassword);
    const code = page.getByLabel('Code');
    await code.waitFor();
    await expect(code).toBeFocused();
    await expectGoodLooks(page);
    await code.fill('000000');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('That code is wrong, or was used already.').waitFor();
    await signInOwner(page);
    await page.context().close();
  });
});

test.describe('An owner', () => {
  test('adds an admin, who chooses a password and then sees what the role may', async () => {
    const page = await openPage();
    await signInOwner(page);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Admins' }).click();
    await page.getByRole('button', { name: 'Change role of admin' }).waitFor();
    await expectGoodLooks(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Add Admin' }).click();
    const form = page.getByRole('dialog', { name: 'Add admin' });
    await form.getByLabel('Username').fill('ravi');
    await form.getByLabel('Reason').fill(REASON);
    await expectGoodLooks(page);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Password for the next sign-in' });
    const password = (await dialog.locator('p').innerText()).trim();
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('cell', { name: 'ravi', exact: true }).waitFor();
    const newcomer = await openPage();
    await firstSignIn(newcomer, password);
    await newcomer.context().close();
    await page.context().close();
  });
});

async function firstSignIn(page: Page, password: string): Promise<void> {
  await fillSignIn(page, 'ravi', password);
  await page.getByText('Your password was chosen by somebody else.').waitFor();
  await expectGoodLooks(page);
  await page.getByLabel('Your password').fill(password);
  await page.getByLabel('New password').fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('link', { name: 'Applications' }).waitFor();
  expect(await page.getByRole('link', { name: 'Admins' }).count()).toBe(0);
}

test.describe('Required authenticators', () => {
  test('lead an admin who has none to set one up before anything else', NIGHT, async () => {
    await product.sql('UPDATE settings SET require_admin_totp = true');
    await product.sql(`UPDATE admins SET active = true WHERE username = 'ravi'`);
    const page = await openPage();
    await fillSignIn(page, 'ravi', OWN_PASSWORD);
    await page.getByText('Every admin must have a second factor.').waitFor();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Set Up Authenticator' }).click();
    const key = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
    await page.getByLabel('Code', { exact: true }).fill(shownCode(key));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();
    await page.getByRole('link', { name: 'Applications' }).waitFor();
    await page.context().close();
  });
});
