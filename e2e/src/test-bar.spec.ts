import type { Page } from '@playwright/test';
import { expectGoodLooks } from './testing/looks.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';
import { resultsOf } from './testing/attempt.js';
import { openTest, submitTest } from './testing/student.js';

test.use({ isPaid: true, tolerated: LOST_CALL });

const bar = (page: Page) => page.locator('[data-test-bar]');

test.beforeEach(() => openTest(product, student, 'devops'));

test('While a test is open, a bar on every page but its own leads back to it', async () => {
  for (const path of ['/', '/profile']) {
    await page.goto(product.url + path);
    await expect(bar(page)).toContainText(/Resume DevOps: \d\d:\d\d left/);
  }
  await expectGoodLooks(page);
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
  await page.goBack();
  await page.waitForURL('**/contact');
  await expect(bar(page)).toHaveCount(0);
  expect(await resultsOf(product, student)).toMatchObject([{ used: 1 }]);
});
