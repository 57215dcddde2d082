import { IS_NIGHT } from '@portal/domain/testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { expectOffers } from './testing/offers.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';
import { bringTo } from './testing/student-states.js';

test.use({ tolerated: LOST_CALL });

const IN_EACH_RUN = ['pay', 'see-result'] as const;
const AT_NIGHT = ['await-payment', 'start', 'resume', 'retake', 'finished'] as const;

for (const state of IS_NIGHT ? [...IN_EACH_RUN, ...AT_NIGHT] : IN_EACH_RUN) {
  test(`A student for whom the next step is "${state}" is offered that, and nothing else, on every page`, () =>
    expectOffers(page, product, student, state));
}

test('The profile says that a payment is being checked, and asks for no other', async () => {
  await bringTo(product, student, 'await-payment');
  await page.goto(`${product.url}/profile`);
  const payment = page.getByRole('region', { name: 'You' }).getByRole('definition').nth(1);
  await expect(payment).toHaveText('Being checked');
  await page.getByRole('tab', { name: 'Test History' }).click();
  const history = page.getByRole('tabpanel', { name: 'Test History' });
  await history.getByText('We are checking your payment.').waitFor();
  await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
  await payment.getByRole('link').click();
  await page.waitForURL('**/payment');
});

test('A retake asks before it starts, and starts nothing when it is declined', async () => {
  const openTests = () =>
    product.sql(
      `SELECT attempts.id FROM attempts JOIN students ON students.id = student_id
       WHERE email = $1 AND state = 'open'`,
      [student.email],
    );
  await page.goto(`${product.url}/result/${await bringTo(product, student, 'retake')}`);
  const retake = page.getByRole('button', { name: 'Retake Test' });
  await retake.click();
  const dialog = page.getByRole('dialog', { name: 'Start another test in HR?' });
  await expect(dialog).toContainText('30 minutes');
  await expect(dialog).toContainText('1 of your 4 attempts left');
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
  await retake.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await openTests()).toEqual([]);
  await retake.click();
  await dialog.getByRole('button', { name: 'Start Now' }).click();
  await page.waitForURL('**/quiz');
  await page.getByText('Question 1 of 10').waitFor();
  expect(await openTests()).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('testDomain'))).toBe('hr');
});
