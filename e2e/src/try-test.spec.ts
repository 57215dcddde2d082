import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { wakeHome } from './testing/home.js';
import { expect, test } from './testing/portal-test.js';
import { page, sharePage } from './testing/running.js';

test.beforeEach(sharePage);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MOST_SCRIPT_BYTES = 20 * 1024;

const gzipBytes = async (response: Response): Promise<number> =>
  gzipSync(await response.body(), { level: 9 }).length;

test('The test on the home page shows the terms in force, the domains and the way to try it', async () => {
  await page.goto('/');
  const section = page.locator('#test');
  await expect(section).toContainText('₹500 once, 5 attempts, 30 minutes.');
  await expect(section).toContainText('Applying is free and does not need it.');
  await expect(section.getByRole('link', { name: 'Try three questions' })).toHaveAttribute(
    'href',
    '/practice',
  );
  const domains = section.getByRole('link', { name: /Development|HR|Data|Writing|DevOps/ });
  await expect(section.locator('a[href^="/practice?domain="]')).toHaveCount(12);
  await domains.filter({ hasText: 'HR' }).click();
  await expect(page.getByRole('combobox', { name: 'Domain' })).toHaveValue('hr');
});

test('A home page that nobody touches loads little code, and none for its sections', async () => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  // A mouse that rests over the page has not touched it.
  await page.mouse.move(300, 300);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByText(/^(Open now|Opens)/)).toHaveCount(1);
  const sizes = await Promise.all(scripts.map(gzipBytes));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_SCRIPT_BYTES);

  const ofSections = () =>
    scripts.map((one) => one.url()).filter((url) => url.includes('/sections-'));
  expect(ofSections()).toEqual([]);
  await page.keyboard.press('Shift');
  await wakeHome(page);
  expect(ofSections()).toEqual([expect.stringContaining('/sections-')]);
});
