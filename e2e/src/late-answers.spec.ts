import { expectGoodLooks } from './testing/looks.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { context, openDesk, page, product, student } from './testing/running.js';
import { answer, endIn, openTest, resultsOf, saving } from './testing/attempt.js';
import { until } from './testing/until.js';

test.use({ tolerated: LOST_CALL, isPaid: true, testDomain: 'mobile development' });

const THIRD = 3;

async function rightOption(): Promise<string> {
  const [row] = await product.sql(
    `SELECT questions -> ${THIRD - 1} ->> 'correctOption' AS key FROM attempts
     JOIN students ON students.id = student_id WHERE email = $1`,
    [student.email],
  );
  return String(row?.key);
}

/** Chooses offline before the end of the time, and comes back when the server has closed the test. */
async function chooseOffline(): Promise<void> {
  await answer(page, 1, 'a');
  await saving(page, 'Saved');
  const right = await rightOption();
  await context.setOffline(true);
  await answer(page, THIRD, right);
  await saving(page, 'Not saved: will retry');
  await endIn(product, student, -16);
  await until(async () => (await resultsOf(product, student)).length > 0);
  await context.setOffline(false);
  await page.waitForURL('**/result/*');
}

async function acceptInConsole(): Promise<void> {
  const desk = await openDesk('support');
  await desk.goto(`${product.url}/admin`);
  await desk.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await desk.getByRole('link', { name: /late answers? waits? for a decision/ }).click();
  await desk.getByRole('row').filter({ hasText: student.email }).getByRole('link').first().click();
  await desk.getByText(/^Chosen .+ after our server’s last reply\.$/).waitFor();
  await expectGoodLooks(desk);
  await desk.getByRole('button', { name: /^Accept/ }).click();
  await desk.getByRole('dialog').getByLabel('Reason').fill('The power failed in your college');
  await desk.getByRole('dialog').locator('button[type=submit]').click();
  await desk.getByText('accepted: The power failed in your college').waitFor();
}

test('An answer chosen offline in time is told, accepted in the console, and counts', async () => {
  // The clock of the device is wrong by years, and says nothing.
  await page.clock.setFixedTime(new Date('2001-01-01T00:00:00Z'));
  await openTest(page, product);
  await chooseOffline();
  await page.getByText(/Question 3, [A-D]\./).waitFor();
  await page.getByText('It does not count yet').first().waitFor();
  const [before] = await resultsOf(product, student);
  await acceptInConsole();
  await page.reload();
  await page
    .getByText('It was accepted, and counts. “The power failed in your college”')
    .first()
    .waitFor();
  await page.getByText(/^Corrected on/).waitFor();
  const [after] = await resultsOf(product, student);
  const rightIn = (result: typeof before) =>
    (result!.questions as { isCorrect: boolean }[]).filter(({ isCorrect }) => isCorrect).length;
  expect(rightIn(after)).toBe(rightIn(before) + 1);
  await expectGoodLooks(page);
});
