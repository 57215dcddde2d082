import type { CDPSession, Page } from '@playwright/test';
import { goWithin, makeProofStale, signInToConsole } from './testing/console-page.js';
import { expectGoodLooks } from './testing/looks.js';
import { adminTest as test, expect } from './testing/portal-test.js';
import { admin, page, product } from './testing/running.js';

type Device = { readonly authenticatorId: string; readonly cdp: CDPSession };

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

test('A passkey is added, asked for at the sign-in, and proves who removes it', async () => {
  const device = await aDevice(page);
  await page.goto(`${product.url}/admin/account`);
  await page.getByLabel('Name').fill('Laptop');
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  const passkeys = page.getByRole('list', { name: 'Your passkeys' });
  await passkeys.getByText('Laptop', { exact: true }).waitFor();
  await page.getByText('Please add a second one').waitFor();
  await expectGoodLooks(page);

  await setVerified(device, false);
  await signInToConsole(page, product, admin.username);
  await page.getByText('No passkey was used. Please try again.').waitFor();
  await setVerified(device, true);
  await page.getByRole('button', { name: 'Use Passkey' }).click();
  await page.waitForURL('**/admin');

  await goWithin(page, `${product.url}/admin-signin`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await page.waitForURL('**/admin');

  await makeProofStale(product, admin);
  await goWithin(page, `${product.url}/admin/account`);
  await page.getByRole('button', { name: 'Remove the passkey Laptop' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByRole('button', { name: 'Use Passkey' }).waitFor();
  await expect(proof.getByLabel('Your password')).toHaveCount(0);
  await proof.getByRole('button', { name: 'Use Passkey' }).click();
  await expect(passkeys).toHaveCount(0);
  await expect
    .poll(() => product.sql('SELECT passkeys FROM admins WHERE id = $1', [admin.id]))
    .toEqual([{ passkeys: [] }]);
});
