import type { Page } from '@playwright/test';
import { expectGoodLooks } from './testing/looks.js';
import { expect, LOST_CALL, test } from './testing/portal-test.js';
import { page } from './testing/running.js';
import { choose } from './testing/take-test.js';

test.use({ tolerated: LOST_CALL });

const start = async (page: Page, domain = 'front end development') => {
  await page.goto(`/practice?domain=${encodeURIComponent(domain)}`, { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Domain')).toHaveValue(domain);
  await page.getByRole('button', { name: 'Start practice' }).click();
  await page.getByText('Question 1 of 3').waitFor();
};

const submit = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

test('Sample questions are answered in the screen of the test, and explained', async () => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await start(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.keyboard.press('c');
  await page.keyboard.press('n');
  await page.getByText('Question 2 of 3').waitFor();
  await choose(page, 'b');
  await submit(page, 'Submit anyway');
  await page.getByRole('heading', { name: '1 of 3 right' }).waitFor();
  await expectGoodLooks(page);
  await page.getByText('With an empty alt a screen reader skips').waitFor();
  await page.getByText('Your answer: display: inline').waitFor();
  await page.getByText('Not answered', { exact: true }).waitFor();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  const goOn = page.getByRole('link', { name: 'Go on to the test' }).first();
  await goOn.click();
  await expect(page.getByLabel('Domain')).toHaveValue('front end development');
  await page.goBack();
  await page.getByRole('heading', { name: 'Practise the test' }).waitFor();
});

test('The check of the device finds a good one good, and says what is wrong with another', async () => {
  await page.goto('/practice', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Start practice' }).click();
  await page.getByText('Please choose a domain.').waitFor();
  // How long an answer takes is the machine's matter.
  await page.evaluate(() => void (performance.now = () => 0));
  await page.getByRole('button', { name: 'Start the check' }).click();
  await expect(page.locator('[data-check=fine]')).toHaveCount(3);
  await expect(page.getByRole('status')).toHaveText('All is well on this device.');
  await expectGoodLooks(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('barred');
    };
  });
  await page.route('**/api/practice/answers', (route) => route.abort());
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('This browser keeps nothing').waitFor();
  await expect(page.getByText('Our server did not answer.')).toHaveCount(2);
  await expect(page.locator('[data-check=warning]')).toHaveCount(3);
});
