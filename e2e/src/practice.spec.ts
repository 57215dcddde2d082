import type { Page } from '@playwright/test';
import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, LOST_CALL, test } from './testing/portal-test.js';
import { page, product, sharePage } from './testing/running.js';
import { choose } from './testing/take-test.js';
import { rowsOf } from './testing/rows-of.js';

test.beforeEach(sharePage);

test.use({ tolerated: LOST_CALL });

const start = async (page: Page, domain = 'front end development') => {
  await page.goto('/practice', { waitUntil: 'networkidle' });
  await page.getByLabel('Domain').selectOption(domain);
  await page.getByRole('button', { name: 'Start practice' }).click();
  await page.getByText('Question 1 of 3').waitFor();
};

const submit = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

test('Sample questions are answered in the screen of the test, and explained', async () => {
  const before = await rowsOf(product);
  await start(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.keyboard.press('c');
  await page.keyboard.press('n');
  await page.getByText('Question 2 of 3').waitFor();
  await choose(page, 'b');
  await submit(page, 'Submit anyway');
  await page.getByRole('heading', { name: '1 of 3 right' }).waitFor();
  await page.getByText('With an empty alt a screen reader skips').waitFor();
  await page.getByText('Your answer: display: inline').waitFor();
  await page.getByText('Not answered', { exact: true }).waitFor();
  expect(await rowsOf(product)).toEqual(before);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Practice once more' }).click();
  await page.getByRole('heading', { name: 'Practise the test' }).waitFor();
});

test('The check of the device finds a good one good', async () => {
  await page.goto('/practice', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Start the check' }).click();
  await expect(page.locator('[data-check=fine]')).toHaveCount(3);
  await expect(page.getByRole('status')).toHaveText('All is well on this device.');
});

test('The check of the device says what is wrong', NIGHT, async () => {
  await page.addInitScript(
    `Storage.prototype.setItem = () => { throw new Error('barred'); };
     const now = Date.now; Date.now = () => now() + 3_600_000;`,
  );
  await page.goto('/practice', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Start the check' }).click();
  await page.getByText('This browser keeps nothing').waitFor();
  await page.getByText('Your clock is wrong. That does no harm').waitFor();
  await page.route('**/api/practice/answers', (route) => route.abort());
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Our server did not answer.')).toHaveCount(2);
  await expect(page.locator('[data-check=warning]')).toHaveCount(3);
});

test(
  'It is found from the home page and from the terms, and asks for a domain',
  NIGHT,
  async () => {
    for (const path of ['/', '/test-terms', '/payment']) {
      await page.goto(path);
      await page.getByRole('main').locator('a[href="/practice"]').first().waitFor();
    }
    await page.getByRole('main').locator('a[href="/practice"]').click();
    await page.waitForURL('**/practice');
    await page.getByRole('button', { name: 'Start practice' }).click();
    await page.getByText('Please choose a domain.').waitFor();
  },
);

test('Each of its states looks good', NIGHT, async () => {
  await page.goto('/practice', { waitUntil: 'networkidle' });
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Start practice' }).click();
  await page.getByText('Please choose a domain.').waitFor();
  await page.getByRole('button', { name: 'Start the check' }).click();
  await expect(page.locator('[data-check=fine]')).toHaveCount(3);
  await expectGoodLooks(page);
  await page.getByLabel('Domain').selectOption('data science');
  await page.getByRole('button', { name: 'Start practice' }).click();
  await page.getByText('Question 1 of 3').waitFor();
  await expectGoodLooks(page);
  await submit(page, 'Submit anyway');
  await page.getByRole('heading', { name: '0 of 3 right' }).waitFor();
  await expectGoodLooks(page);
});
