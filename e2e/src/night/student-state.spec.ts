import { waysOn } from '../testing/offers.js';
import { expect, LOST_CALL, studentTest as test } from '../testing/portal-test.js';
import { page, product, student } from '../testing/running.js';
import { bringTo } from '../testing/student-states.js';

test.use({ tolerated: LOST_CALL });

test('Where the server cannot tell how a paid student is, the payment asks for no money, and looks again', async () => {
  await bringTo(product, student, 'start');
  await page.route('**/api/me/journey', (route) =>
    route.fulfill({ status: 503, json: { success: false } }),
  );
  await page.goto(`${product.url}/payment`);
  await page.getByText('We can’t see your payment right now.').waitFor();
  expect(await waysOn(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => waysOn(page)).toEqual(['Go to the test']);
});

const EXTRA_TIME = `
  INSERT INTO accommodations (id, student_id, minutes_per_hour, reason, created_at)
  SELECT gen_random_uuid(), id, 20, 'As at university', now()
  FROM students WHERE email = $1`;

test('A student with extra time reads it wherever a test is offered', async () => {
  const ownTime = page.getByText('40 minutes (30 + 10)');
  await product.sql(EXTRA_TIME, [student.email]);
  for (const path of ['/test-terms', '/profile']) {
    await page.goto(product.url + path);
    await ownTime.waitFor();
  }
  await page.goto(`${product.url}/result/${await bringTo(product, student, 'retake')}`);
  await page.getByRole('button', { name: 'Retake Test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start another test in HR?' });
  await expect(dialog).toContainText('It takes 40 minutes (30 + 10)');
});
