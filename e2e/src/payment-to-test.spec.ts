import { NIGHT } from './testing/night.js';
import { holdBack } from './testing/faults.js';
import { NOBODY, openTest } from './testing/student.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, sharePage, student } from './testing/running.js';

test.beforeEach(sharePage);

test.use({ isPaid: true, tolerated: LOST_CALL });

const UNVERIFIED = 'Could not verify your test attempts. Please try again.';
const USED_UP = 'You have used all your attempts. Please contact support for more attempts.';

const open = (path: string) => page.goto(product.url + path);
const start = () => page.getByRole('button', { name: 'Start Test' });
const unpay = () =>
  product.sql('UPDATE students SET paid_at = NULL WHERE email = $1', [student.email]);
const attempts = () =>
  product.sql(
    'SELECT attempts.id FROM attempts JOIN students ON students.id = student_id WHERE email = $1',
    [student.email],
  );
const setUsed = (used: number) =>
  product.sql('UPDATE students SET attempts_used = $2 WHERE email = $1', [student.email, used]);

test.describe('The terms', () => {
  test('tell fee, time, threshold and attempts, and lead home or to the payment', async () => {
    await unpay();
    await open('/test-terms');
    const text = await page.getByRole('main').innerText();
    for (const words of ['₹500', 'non-refundable', '10 multiple-choice', '30 minutes', '65 %']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('you can change your answers until you submit');
    expect(text).toContain('within 7 working days');
    const cancel = page.getByRole('link', { name: 'Cancel' });
    expect(await cancel.getAttribute('href')).toBe('/');
    await page.getByRole('link', { name: 'Proceed to Test & Pay ₹500' }).click();
    await page.waitForURL('**/payment');
  });

  test(
    'lose no press that begins before their scripts run and ends when the state is known',
    NIGHT,
    async () => {
      await unpay();
      const goOn = await holdBack(page, '**/assets/entry-client-*.js');
      await page.goto(`${product.url}/test-terms`, { waitUntil: 'commit' });
      await page.getByRole('link', { name: 'Proceed to Test & Pay ₹500' }).hover();
      await page.mouse.down();
      const shown = page.waitForResponse('**/api/me/journey');
      goOn();
      await shown;
      await expect(page.getByRole('main').getByText('Pay the test fee')).toBeVisible();
      await page.mouse.up();
      await page.waitForURL('**/payment');
    },
  );
});

test.describe('The instructions', () => {
  test('state the truth, the attempts, and start in the chosen domain', async () => {
    await setUsed(2);
    await open('/test');
    await start().waitFor();
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    expect(text).toContain('You have 30 minutes.');
    expect(text).toContain('You can change your answers until you submit.');
    expect(text).toContain('Attempts used 2 of 5 Attempts left 3 Payment Paid');
    expect(text).not.toMatch(/unlimited|working days/i);
    await expect(page.getByLabel('Domain').locator('option')).toHaveCount(13);
    await page.getByLabel('Domain').selectOption('ui/ux design');
    await start().click();
    await page.waitForURL('**/quiz');
    await page.getByText('Question 1 of 10').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('testDomain'))).toBe('ui/ux design');
  });

  test('ask for a domain at the field, until one is chosen', NIGHT, async () => {
    await open('/test');
    const domain = page.getByLabel('Domain');
    await expect(domain).toHaveValue('hr');
    await domain.selectOption('');
    await start().click();
    const error = page.getByText('Please select your domain to proceed.', { exact: true });
    await error.waitFor();
    expect(await domain.getAttribute('aria-invalid')).toBe('true');
    expect(await domain.evaluate((field) => field === document.activeElement)).toBe(true);
    await domain.selectOption('devops');
    expect(await error.count()).toBe(0);
  });

  test('let nobody start without attempts', async () => {
    await setUsed(5);
    await open('/test');
    await page.getByRole('alert').getByText(USED_UP, { exact: true }).waitFor();
    expect(await start().count()).toBe(0);
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await page.waitForURL('**/contact');
  });

  test('lead an unpaid student to the payment', async () => {
    await unpay();
    await open('/test');
    await page.getByText('Payment Required').waitFor();
    expect(await start().count()).toBe(0);
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await page.waitForURL('**/payment');
  });

  test('put an open test first, and take it up again as it was', async () => {
    await openTest(product, student, 'hr');
    await open('/test');
    await page.getByRole('heading', { name: 'Your test in HR is still open' }).waitFor();
    await page.getByText('left · 0 of 10 answered').waitFor();
    await page
      .getByRole('main')
      .getByRole('timer')
      .getByText(/^(30:00|29:\d\d)$/)
      .waitFor();
    expect(await start().count()).toBe(0);
    const before = await attempts();
    await page.getByRole('button', { name: 'Resume Test' }).click();
    await page.waitForURL('**/quiz');
    await page.getByText('Question 1 of 10').waitFor();
    const after = await attempts();
    expect(after).toEqual(before);
    expect(after).toHaveLength(1);
  });

  test('lose no press that is under way when the bar of the open test comes', async () => {
    await page.clock.install();
    await openTest(product, student, 'hr');
    const goOn = await holdBack(page, '**/assets/test-bar-*.js');
    await open('/test');
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
  });

  test(
    'without the attempts say so, assume none used and nothing paid, and ask again',
    NIGHT,
    async () => {
      await page.route('**/api/attempts/*', (route) => route.abort('connectionrefused'));
      await open('/test');
      await page.getByRole('alert').getByText(UNVERIFIED, { exact: true }).waitFor();
      await page.getByText('Payment Required').waitFor();
      const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
      expect(text).toContain('Attempts used 0 of 5 Attempts left 5 Payment Not Paid');
      await page.unroute('**/api/attempts/*');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await start().waitFor();
    },
  );

  test('say so when the server is slow', NIGHT, async () => {
    const goOn = await holdBack(page, '**/api/attempts/*');
    await open('/test');
    await page.getByText('This takes longer than usual.').waitFor();
    goOn();
    await start().waitFor();
  });

  test.describe('as a rule for students', () => {
    test.use({ storageState: NOBODY });
    for (const [path, back] of [
      ['/test', '%2Ftest'],
      ['/result/1', '%2Fresult%2F1'],
    ] as const) {
      test(`send a visitor from ${path} to sign-in`, NIGHT, async () => {
        await open(path);
        await page.waitForURL(`**/signin?next=${back}`);
      });
    }
  });
});
