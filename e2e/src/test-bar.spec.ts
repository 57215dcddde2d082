import type { Page } from '@playwright/test';
import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { context, page, product, sharePage, student } from './testing/running.js';
import { endIn, resultsOf } from './testing/attempt.js';
import { openTest, submitTest } from './testing/student.js';

test.beforeEach(sharePage);

test.use({ isPaid: true, tolerated: LOST_CALL });

const bar = (page: Page) => page.getByRole('banner').locator('[data-test-bar]');

/** The seconds that the bar shows as left. */
async function secondsIn(page: Page): Promise<number> {
  const [minutes = NaN, seconds = NaN] = (await bar(page).getByRole('timer').innerText())
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

test.beforeEach(() => openTest(product, student, 'devops'));

test('While a test is open, a bar on every page but its own leads back to it', async () => {
  for (const path of ['/', '/contact', '/disclaimer', '/profile', '/payment', '/nowhere']) {
    await page.goto(product.url + path);
    await expect(bar(page)).toContainText(/Resume DevOps: \d\d:\d\d left/);
  }
  await bar(page).click();
  await page.waitForURL('**/quiz');
  await page.getByText('Question 1 of 10').waitFor();
  await expect(bar(page)).toHaveCount(0);
  await page.evaluate('history.back()');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(bar(page)).toHaveCount(1);
});

test('The bar of a test that was ended elsewhere leads to its result, and begins no other', async () => {
  await page.goto(`${product.url}/contact`);
  await bar(page).waitFor();
  // As from an earlier test in this browser.
  await page.evaluate(`localStorage.setItem('testDomain', 'devops')`);
  const { attemptId } = await openTest(product, student, 'devops');
  const resultId = await submitTest(product, student, attemptId);
  await bar(page).click();
  await page.waitForURL(`**/result/${resultId}`);
  expect(await resultsOf(product, student)).toMatchObject([{ used: 1 }]);
  // Asked for again, there is another.
  await page.getByRole('button', { name: 'Retake Test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Now' }).click();
  await page.getByText('Question 1 of 10').waitFor();
});

test('The bar is there before a practice too, which has no header', NIGHT, async () => {
  const ownBar = page.locator('[data-test-bar]');
  await page.goto(`${product.url}/practice`);
  await expect(ownBar).toContainText(/Resume DevOps: \d\d:\d\d left/);
  await page.goto(`${product.url}/site-map`);
  await bar(page).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Practise the test' }).click();
  await page.getByRole('heading', { name: 'Practise the test', level: 1 }).waitFor();
  await expect(ownBar).toHaveCount(1);
  await expectGoodLooks(page);
  await ownBar.click();
  await page.getByText('Question 1 of 10').waitFor();
});

test('The bar ticks by the server’s clock, and no second of it is announced', NIGHT, async () => {
  await endIn(product, student, 600);
  // The device is a day behind.
  await page.clock.install({ time: Date.now() - 24 * 60 * 60 * 1000 });
  await page.goto(`${product.url}/contact`);
  await bar(page).waitFor();
  const first = await secondsIn(page);
  expect(first).toBeGreaterThan(300);
  expect(first).toBeLessThanOrEqual(600);
  await expect.poll(() => secondsIn(page)).toBeLessThan(first);
  expect(await bar(page).getByRole('timer').getAttribute('aria-live')).toBe('off');
  expect(await page.getByRole('banner').locator('[aria-live=polite], [role=status]').count()).toBe(
    0,
  );
});

test('The bar says when the time is up, and leads to the result', NIGHT, async () => {
  // The time is up, and the server still takes answers that are on their way.
  await page.route('**/api/me/journey', async (route) => {
    const response = await route.fetch();
    const journey = (await response.json()) as { openTest: object };
    const openTest = { ...journey.openTest, remainingSeconds: 0 };
    await route.fulfill({ response, json: { ...journey, openTest } });
  });
  await page.goto(`${product.url}/contact`);
  await expect(bar(page)).toContainText('Time is up in DevOps.');
  await page.unrouteAll({ behavior: 'wait' });
  await endIn(product, student, -60);
  await expect(bar(page)).toContainText('Your DevOps test is over.');
  await bar(page).click();
  await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
  await expect(bar(page)).toHaveCount(0);
  await page.evaluate('history.back()');
  await page.waitForURL('**/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(bar(page)).toHaveCount(0);
});

test('The bar goes when the student signs out in another tab', NIGHT, async () => {
  await page.goto(`${product.url}/contact`);
  await bar(page).waitFor();
  const other = await context.newPage();
  await other.goto(`${product.url}/profile`);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('The bar looks good, on the home page too', NIGHT, async () => {
  await page.goto(product.url);
  await bar(page).waitFor();
  await expectGoodLooks(page);
});
