import { touch } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';
import { page } from '../testing/running.js';

const log = () => page.getByRole('log');
const input = () => page.getByLabel('Your message');
const toggle = () => page.getByRole('button', { name: /support chat/ });
const greeting = () => log().getByText(/^Support: Welcome to Saral Digital/);
const typing = () => log().getByText('Support is typing…');

test('The support chat greets after half a second, replies after a second and a half, and keeps what was said', async () => {
  await page.clock.install();
  await page.goto('/site-map', { waitUntil: 'networkidle' });
  await touch(page);
  await toggle().waitFor();
  // The clock is still from here on.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await toggle().click();
  await expect(input()).toBeFocused();
  await page.clock.runFor(450);
  expect(await greeting().count()).toBe(0);
  await page.clock.runFor(100);
  await greeting().waitFor();

  await input().fill('   ');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.clock.runFor(3_000);
  await expect(log().getByText(/^(You|Support): /)).toHaveCount(1);
  await input().fill('What does a website COST?');
  await input().press('Enter');
  await log().getByText('What does a website COST?').waitFor();
  await expect(input()).toHaveValue('');
  await page.clock.runFor(1_400);
  await typing().waitFor({ state: 'attached' });
  await page.clock.runFor(150);
  await log().getByText('A website, for example, costs ₹18,000 to ₹45,000.').waitFor();
  await typing().waitFor({ state: 'detached' });
  const link = page.getByRole('link', { name: /^WhatsApp/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);

  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Support chat' }).waitFor({ state: 'hidden' });
  await expect(toggle()).toBeFocused();
  await expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.clock.runFor(2_000);
  await expect(greeting()).toHaveCount(1);
});
