import { holdBack } from './testing/faults.js';
import { openTest } from './testing/student.js';
import { until } from './testing/until.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';

test.use({ isPaid: true, tolerated: LOST_CALL });

const UNVERIFIED = 'Could not verify your test attempts. Please try again.';
const USED_UP = 'You have used all your attempts. Please contact support for more attempts.';

const start = () => page.getByRole('button', { name: 'Start Test' });
const mainText = async () => (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
const setUsed = (used: number) =>
  product.sql('UPDATE students SET attempts_used = $2 WHERE email = $1', [student.email, used]);

test('The terms tell fee, time, threshold and attempts, and lead home or to the payment', async () => {
  await product.sql('UPDATE students SET paid_at = NULL WHERE email = $1', [student.email]);
  await page.goto('/test-terms');
  const text = await mainText();
  for (const words of ['₹500', 'Non-refundable', '10 multiple-choice', '30 minutes', '65 %']) {
    expect(text).toContain(words);
  }
  await page.getByText('Terms in full').click();
  await page.getByText('you can change your answers until you submit').waitFor();
  await page.getByText('within 7 working days').first().waitFor();
  const cancel = page.getByRole('link', { name: 'Cancel' });
  expect(await cancel.getAttribute('href')).toBe('/');
});

test('The instructions state the truth and the attempts, ask for a domain, and start in the chosen one', async () => {
  await setUsed(2);
  await page.clock.install();
  await page.route('**/api/attempts/*', (route) => route.abort('connectionrefused'));
  await page.goto('/test');
  await page.getByRole('alert').getByText(UNVERIFIED, { exact: true }).waitFor();
  await page.getByText('Payment Required').waitFor();
  expect(await mainText()).toContain('Attempts used 0 of 5 Attempts left 5 Payment Not Paid');
  await page.unroute('**/api/attempts/*');
  const goOn = await holdBack(page, '**/api/attempts/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const isSlow = page.getByText('This takes longer than usual.');
  await until(async () => {
    await page.clock.fastForward(1_000);
    return isSlow.isVisible();
  });
  goOn();
  await start().waitFor();
  const text = await mainText();
  expect(text).toContain('You have 30 minutes. The clock starts at once');
  expect(text).toContain('other people, AI and searching are not');
  expect(text).toContain('You can change your answers until you submit.');
  expect(text).toContain('Attempts used 2 of 5 Attempts left 3 Payment Paid');
  expect(text).toContain('Leaving the page is counted');
  expect(text).not.toMatch(/unlimited|working days/i);

  const domain = page.getByLabel('Domain');
  await expect(domain.locator('option')).toHaveCount(13);
  // The one of the sign-up.
  await expect(domain).toHaveValue('hr');
  await domain.selectOption('');
  await start().click();
  const error = page.getByText('Please select your domain to proceed.', { exact: true });
  await error.waitFor();
  await expect(domain).toHaveAttribute('aria-invalid', 'true');
  await expect(domain).toBeFocused();
  await domain.selectOption('devops');
  await expect(error).toHaveCount(0);
  await start().click();
  await page.waitForURL('**/quiz');
  await page.getByText('Question 1 of 10').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('testDomain'))).toBe('devops');
});

test('Nobody starts a test without attempts', async () => {
  await setUsed(5);
  await page.goto('/test');
  await page.getByRole('alert').getByText(USED_UP, { exact: true }).waitFor();
  expect(await start().count()).toBe(0);
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await page.waitForURL('**/contact');
});

test('An open test comes first, is taken up as it was, and a press is not lost when its bar comes', async () => {
  await page.clock.install();
  const { attemptId } = await openTest(product, student, 'hr');
  const goOn = await holdBack(page, '**/assets/test-bar-*.js');
  await page.goto('/test');
  await page.getByRole('heading', { name: 'Your test in HR is still open' }).waitFor();
  await page.getByText('left · 0 of 10 answered').waitFor();
  await page
    .getByRole('main')
    .getByRole('timer')
    .getByText(/^(30:00|29:\d\d)$/)
    .waitFor();
  expect(await start().count()).toBe(0);
  await page.getByRole('button', { name: 'Resume Test' }).hover();
  await page.mouse.down();
  const came = page.waitForResponse('**/assets/test-bar-*.js');
  goOn();
  await came;
  // What has come is drawn within a second, unless it waits.
  await page.clock.runFor(1_000);
  await page.clock.runFor(1_000);
  await page.mouse.up();
  await page.waitForURL('**/quiz');
  await page.getByText('Question 1 of 10').waitFor();
  const attempts = await product.sql(
    'SELECT attempts.id FROM attempts JOIN students ON students.id = student_id WHERE email = $1',
    [student.email],
  );
  expect(attempts).toEqual([{ id: attemptId }]);
});
