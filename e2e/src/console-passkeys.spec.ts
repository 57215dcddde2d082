import type { CDPSession, Page } from '@playwright/test';
import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { admin, page, product, sharePage } from './testing/running.js';
import type { Product } from './testing/product.js';

test.beforeEach(sharePage);

type Device = { readonly authenticatorId: string; readonly cdp: CDPSession };

/** A device with a fingerprint reader, on which the finger lies. */
async function aDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { authenticatorId, cdp };
}

/** Whether the device knows whose finger it is. */
const setVerified = ({ cdp, authenticatorId }: Device, isUserVerified: boolean) =>
  cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByRole('list', { name: 'Your passkeys' }).getByText(name).waitFor();
}

async function signIn(page: Page, product: Product, username: string): Promise<void> {
  await page.goto(`${product.url}/admin-signin`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(product.adminPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const makeProofStale = (product: Product, id: string) =>
  product.sql("UPDATE sessions SET proved_at = now() - interval '6 minutes' WHERE owner_id = $1", [
    id,
  ]);

test.describe('A passkey of an admin', () => {
  test('is added, asked for at the sign-in, and proves who removes it', async () => {
    const device = await aDevice(page);
    await page.goto(`${product.url}/admin/account`);
    await addPasskey(page, 'Laptop');
    await page.getByText('Please add a second one').waitFor();
    await expectGoodLooks(page);

    await setVerified(device, false);
    await signIn(page, product, admin.username);
    await page.getByText('No passkey was used. Please try again.').waitFor();
    await expectGoodLooks(page);
    await setVerified(device, true);
    await page.getByRole('button', { name: 'Use Passkey' }).click();
    await page.waitForURL('**/admin');

    await makeProofStale(product, admin.id);
    await page.goto(`${product.url}/admin/account`);
    await page.getByRole('button', { name: 'Remove the passkey Laptop' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByRole('button', { name: 'Use Passkey' }).waitFor();
    await expect(proof.getByLabel('Your password')).toHaveCount(0);
    await expectGoodLooks(page);
    await proof.getByRole('button', { name: 'Use Passkey' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0);
    await expect
      .poll(() => product.sql('SELECT passkeys FROM admins WHERE id = $1', [admin.id]))
      .toEqual([{ passkeys: [] }]);
  });

  test('is offered beside the code where there is an authenticator', NIGHT, async () => {
    await aDevice(page);
    await page.goto(`${product.url}/admin/account`);
    await addPasskey(page, 'Security key');
    await product.sql(
      "UPDATE admins SET totp_secret = 'unknown', totp_confirmed_at = now() WHERE id = $1",
      [admin.id],
    );
    await signIn(page, product, admin.username);
    await page.getByLabel('Code').waitFor();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Use Passkey' }).click();
    await page.waitForURL('**/admin');

    await makeProofStale(product, admin.id);
    await page.goto(`${product.url}/admin/account`);
    await page.getByRole('button', { name: 'Remove the passkey Security key' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel('Your password').fill(product.adminPassword);
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await proof.getByText('Please use your passkey, or your password and a code.').waitFor();
    await proof.getByLabel('Code').fill('000000');
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await proof.getByText('That code is wrong, or was used already.').waitFor();
    await expectGoodLooks(page);
    await proof.getByRole('button', { name: 'Back' }).click();
    await expect(proof).toHaveCount(0);
    await page.getByRole('list', { name: 'Your passkeys' }).getByText('Security key').waitFor();
  });
});
