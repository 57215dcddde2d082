import { gzipSync } from 'node:zlib';
import type { Locator, Page, Response } from '@playwright/test';
import { FULL } from './testing/core.js';
import { openHome, wakeHome } from './testing/home.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, test } from './testing/portal-test.js';
import { page, product, sharePage } from './testing/running.js';

test.beforeEach(sharePage);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screenOf = (page: Page): Locator => page.getByRole('group', { name: 'Sample questions' });
const option = (page: Page, name: string) => screenOf(page).getByRole('button', { name });
const MOST_SCRIPT_BYTES = 95_000;

const gzipBytes = async (response: Response): Promise<number> =>
  gzipSync(await response.body(), { level: 9 }).length;

const next = (page: Page) => screenOf(page).getByRole('button', { name: /^(Next|See)/ });

test.describe('The test to try on the home page', () => {
  test('says at once what is right and why, and keeps the first choice', FULL, async () => {
    await openHome(page, product);
    await option(page, '50 %').click();
    await screenOf(page).getByText('It is D. The rate is clicks by showings').waitFor();
    await expect(screenOf(page).getByText('Right answer', { exact: true })).toHaveCount(1);
    await expect(screenOf(page).getByText('Your answer', { exact: true })).toHaveCount(1);
    await option(page, '20 %').click({ force: true });
    await expect(screenOf(page).getByRole('button', { pressed: true })).toContainText('50 %');
    await expectGoodLooks(page);
  });

  test('is played by the keys of the real test, and counts at the end', FULL, async () => {
    const asked: string[] = [];
    await openHome(page, product);
    page.on('request', (request) => asked.push(request.url()));
    await option(page, '0.2 %').focus();
    for (const [key, place] of [
      ['d', 2],
      ['2', 3],
    ] as const) {
      await page.keyboard.press(key);
      await next(page).waitFor();
      await page.keyboard.press('n');
      await screenOf(page).getByText(`Question ${place} of 3`).waitFor();
    }
    await page.keyboard.press('a');
    await next(page).press('Enter');
    await expect(screenOf(page).getByRole('heading', { name: '2 of 3 right' })).toBeFocused();
    await screenOf(page).getByText('With 65 % you pass.').waitFor();
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    await screenOf(page).getByRole('button', { name: 'Start again' }).click();
    await screenOf(page).getByText('Question 1 of 3').waitFor();
  });

  test('answers a press that came before its code', FULL, async () => {
    await page.goto(product.url, { waitUntil: 'commit' });
    await option(page, '2 %').last().click();
    await screenOf(page)
      .getByText(/^Right\./)
      .waitFor();
  });

  test('stands beside the terms in force, the domains and what a pass is worth', async () => {
    await page.goto('/');
    const section = page.locator('#test');
    await expect(section).toContainText('₹500 once, 5 attempts, 30 minutes.');
    await expect(section).toContainText('Applying is free and does not need it.');
    const domains = section.getByRole('link', { name: /Development|HR|Data|Writing|DevOps/ });
    await expect(section.locator('a[href^="/practice?domain="]')).toHaveCount(12);
    await domains.filter({ hasText: 'HR' }).click();
    await expect(page.getByRole('combobox', { name: 'Domain' })).toHaveValue('hr');
  });
});

test.describe('By touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the test to try goes on from question to question in view', FULL, async () => {
    await page.goto('/');
    await option(page, '20 %').tap();
    await next(page).tap();
    const heading = screenOf(page).getByRole('heading', { name: /only the keyboard/ });
    await expect(heading).toBeInViewport();
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample questions can be read, and their answers opened', FULL, async () => {
    await page.goto('/');
    const section = page.locator('#test');
    await expect(screenOf(page)).toBeHidden();
    await section.getByText('Show the answer').first().click();
    await expect(section.getByText('The rate is clicks by showings')).toBeVisible();
    await expect(section.getByText('The focus ring marks')).toBeHidden();
  });
});

test('A home page that nobody touches loads little code, and none for its sections', async () => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  // A mouse that rests over the page has not touched it.
  await page.mouse.move(300, 300);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Open support chat' }).waitFor();
  const sizes = await Promise.all(scripts.map(gzipBytes));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_SCRIPT_BYTES);

  const ofSections = () => scripts.map((one) => one.url()).filter((url) => url.includes('-views-'));
  expect(ofSections()).toEqual([]);
  await page.keyboard.press('Shift');
  await wakeHome(page);
  expect(ofSections()).toEqual([expect.stringContaining('late-views')]);
});

test(
  'The home page is drawn anew for whoever comes back to it from another page',
  FULL,
  async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL('**/signin');
    await page.getByRole('link', { name: 'Saral Digital' }).first().click();
    await expect(page.locator('#test a[href^="/practice?domain="]')).toHaveCount(12);
    await expect(page.locator('#programs article')).toHaveCount(4);
  },
);
