import type { FrameLocator } from '@playwright/test';
import { cutOff } from './testing/faults.js';
import { stopClock } from './testing/home.js';
import { type SignedIn } from './testing/student.js';
import { until } from './testing/until.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';

test.use({ tolerated: LOST_CALL });

test.afterEach(() => product.provider.injectFaults({}));

let popup: FrameLocator;

async function openCheckout(): Promise<void> {
  popup = page.frameLocator('iframe');
  await open('/payment');
  await button('Pay ₹500').click();
  await popup.getByRole('button', { name: 'Pay ₹500.00' }).waitFor();
}

const open = (path: string) => page.goto(product.url + path);
const button = (name: string) => page.getByRole('button', { name });
const press = (name: string) => popup.getByRole('button', { name }).first().click();
const says = (text: string) => page.getByText(text).waitFor();

const MONEY = `
  SELECT payments.state, payments.flag, total_attempts - attempts_used AS attempts,
    (SELECT count(*)::int FROM receipts WHERE student_id = students.id) AS receipts,
    (SELECT count(*)::int FROM emails
      WHERE to_address = email AND kind = 'payment-receipt') AS mails
  FROM students JOIN payments ON student_id = students.id WHERE email = $1`;

const PAID_ONCE = { state: 'paid', flag: null, attempts: 5, receipts: 1, mails: 1 };

const moneyOf = ({ email }: SignedIn) => product.sql(MONEY, [email]);
const untilState = (state: string) =>
  until(async () => (await moneyOf(student))[0]?.state === state);

test('A student whose payment failed and goes through later is offered no second payment, and finds it paid', async () => {
  await openCheckout();
  await press('Fail, go through afterwards');
  await popup.getByText('declined by the bank').waitFor();
  await cutOff(page, '**/api/attempts/*');
  await press('Close');
  await says('We can’t see your payment right now.');
  await expect(button('Pay ₹500')).toHaveCount(0);
  await untilState('paid');
  await page.unrouteAll();
  // The page may have looked by itself just now.
  await button('Try Again').or(page.getByText('Payment successful!')).first().click();
  await says('Payment successful!');
  expect(await moneyOf(student)).toEqual([PAID_ONCE]);
});

test('A student whose payment went through elsewhere finds it paid after closing the checkout', async () => {
  await openCheckout();
  await stopClock(page);
  const looks: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/attempts/')) looks.push(request.url());
  });
  await press('Close');
  await button('Pay ₹500').waitFor();
  for (const [before, wait] of [100, 2_000, 3_000].entries()) {
    await page.clock.runFor(wait);
    await until(() => Promise.resolve(looks.length === before + 1));
  }
  const [{ order_id: orderId } = {}] = await product.sql(
    'SELECT order_id FROM payments JOIN students ON students.id = student_id WHERE email = $1',
    [student.email],
  );
  product.provider.pay(String(orderId));
  await untilState('paid');
  await page.clock.runFor(15_000);
  await says('Payment successful!');
  await until(async () => (await moneyOf(student))[0]?.mails === 1);
  expect(await moneyOf(student)).toEqual([PAID_ONCE]);
  await expect.poll(() => looks.length).toBe(4);
});

const CHECKING = 'We are checking your payment with the payment provider.';

test('A payment of which the provider tells nothing yet is waited for over a reload, asked for once, and goes on by itself', async () => {
  await openCheckout();
  product.provider.injectFaults({ api: 'html', webhookDelayMs: 600_000 });
  await press('Pay ₹500.00');
  await says(CHECKING);
  expect(await moneyOf(student)).toMatchObject([{ state: 'open', receipts: 0, mails: 0 }]);
  await page.reload();
  await says(CHECKING);
  await expect(button('Pay ₹500')).toHaveCount(0);
  product.provider.injectFaults({});
  await product.sql(
    `UPDATE payments SET check_at = now() WHERE state = 'open'
     AND student_id = (SELECT id FROM students WHERE email = $1)`,
    [student.email],
  );
  await says('Payment successful!');
  await until(async () => (await moneyOf(student))[0]?.mails === 1);
  expect(await moneyOf(student)).toEqual([PAID_ONCE]);
  await open('/payment');
  await says('The test fee is paid.');
});

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 ' +
  '(KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0';

test.describe('In a browser inside an app', () => {
  test.use({ userAgent: INSTAGRAM });

  test('a student who pays is led back by the provider, and has paid', async () => {
    await openCheckout();
    await press('Pay ₹500.00');
    await says('Payment successful!');
    expect(new URL(page.url()).hash).toBe('');
    expect(await moneyOf(student)).toMatchObject([{ state: 'paid' }]);
    expect(await page.evaluate(() => localStorage.getItem('paymentSuccess'))).toBe('true');
  });
});

test('a student whose money left finds it paid by asking, and the reference if not', async () => {
  await openCheckout();
  await press('Fail this payment');
  await popup.getByText('declined by the bank').waitFor();
  await press('Close');
  await page.getByText('The money left my account').click();
  await page.getByRole('button', { name: 'Check now' }).click();
  const reference = page.locator('code');
  await expect(reference).toHaveText(/^pay_\w+$/);
  product.provider.succeedLate(await reference.innerText(), { sendWebhooks: false });
  await page.getByRole('button', { name: 'Check now' }).click();
  await says('Payment successful!');
  expect(await moneyOf(student)).toMatchObject([{ state: 'paid' }]);
});
