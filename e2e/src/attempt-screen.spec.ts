import { expectGoodLooks } from './testing/looks.js';
import { openTest, saving } from './testing/attempt.js';
import { choose } from './testing/take-test.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';

test.use({ tolerated: LOST_CALL, isPaid: true, testDomain: 'devops' });

const flag = () => page.getByRole('button', { name: 'Flag this question' });

test('A flag is told in words, kept over a reload, and asked about before the submit', async () => {
  await openTest(page, product);
  for (let number = 1; number <= 10; number++) {
    await page.getByText(`Question ${number} of 10`).waitFor();
    await page.keyboard.press('b');
    if (number < 10) await page.keyboard.press('n');
  }
  await flag().click();
  await page.getByText('10 of 10 answered, 1 flagged').waitFor();
  await saving(page, 'Saved');
  await page.reload();
  // The question that was in view.
  await page.getByText('Question 10 of 10').waitFor();
  expect(await flag().getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: '1 question is flagged' });
  await dialog.getByRole('button', { name: 'Keep working' }).click();
  await flag().click();
  await page.getByRole('button', { name: 'Question 10, answered', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Finish' }).click();
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page
    .getByRole('dialog', { name: 'All 10 questions are answered' })
    .getByRole('button', { name: 'Submit test' })
    .click();
  await page.waitForURL('**/result/*');
  // The page of the test, which would start another one, is not kept in the history.
  expect(await entries()).toBe(before);
});

test('In each of its states the page of the test looks good', async () => {
  await openTest(page, product);
  await choose(page, 'a');
  await flag().click();
  await saving(page, 'Saved');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await expectGoodLooks(page);
  await page.route('**/api/test/submit', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await page.getByRole('alert').waitFor();
  await expectGoodLooks(page);
  await product.sql('UPDATE students SET session_version = 9 WHERE email = $1', [student.email]);
  await choose(page, 'b');
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await saving(page, 'Not saved: please sign in');
  await expectGoodLooks(page);
});
