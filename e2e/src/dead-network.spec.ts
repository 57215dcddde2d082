import { expect, NO_SERVER, test } from './testing/portal-test.js';
import { violationsOn } from './testing/looks.js';

test.use({ tolerated: new RegExp(`${NO_SERVER.source}|net::ERR_INTERNET_DISCONNECTED`) });

const notLoaded = { name: 'This page could not be loaded' };

test('A page whose code does not come says so, and comes by itself with the network', async ({
  page,
}) => {
  await page.goto('/terms-of-service', { waitUntil: 'networkidle' });
  // Its scripts come with the first touch, and the chat after them.
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Open support chat' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('heading', notLoaded)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', notLoaded)).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', notLoaded)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  // Its styles have come too.
  await expect(page.getByLabel('Email')).toHaveCSS('border-top-style', 'solid');
});
