import { endIn } from '../testing/attempt.js';
import { expect, LOST_CALL, studentTest as test } from '../testing/portal-test.js';
import { page, product, student } from '../testing/running.js';
import { openTest } from '../testing/student.js';

test.use({ isPaid: true, tolerated: LOST_CALL });

const bar = () => page.locator('[data-test-bar]');

test.beforeEach(() => openTest(product, student, 'devops'));

test('The bar says when the time is up, and leads to the result', async () => {
  // The time is up, and the server still takes answers that are on their way.
  await page.route('**/api/me/journey', async (route) => {
    const response = await route.fetch();
    const journey = (await response.json()) as { openTest: object };
    const openTest = { ...journey.openTest, remainingSeconds: 0 };
    await route.fulfill({ response, json: { ...journey, openTest } });
  });
  await page.goto(`${product.url}/contact`);
  await expect(bar()).toContainText('Time is up in DevOps.');
  await page.unrouteAll({ behavior: 'wait' });
  await endIn(product, student, -60);
  await expect(bar()).toContainText('Your DevOps test is over.');
  await bar().click();
  await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
  await expect(bar()).toHaveCount(0);
});
