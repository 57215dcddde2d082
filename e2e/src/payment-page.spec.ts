import { holdBack } from './testing/faults.js';
import type { SignedIn } from './testing/student.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';
import { until } from './testing/until.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, tolerated: LOST_CALL });

test.afterEach(() => product.provider.injectFaults({}));

const GENERAL = 'There was an issue processing your payment. Please try again.';

const open = () => page.goto('/payment');
const button = (name: string) => page.getByRole('button', { name });
const pay = () => button('Pay ₹500').click();
const popup = () => page.frameLocator('iframe');
const inPopup = (name: string) => popup().getByRole('button', { name }).first().click();
const alerts = (text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor();
const expectTwoWays = async () => {
  await expect(button('Try Again')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/test-terms');
};

const untilSlow = (text: string) =>
  until(async () => {
    await page.clock.fastForward(1_000);
    return page.getByText(text).isVisible();
  });

const ordersOf = ({ email }: SignedIn) =>
  product.sql(
    'SELECT order_id, state FROM payments JOIN students ON students.id = student_id WHERE email = $1',
    [email],
  );

test('A payment says what it is for, asks the provider only then, can be given up and retried, and leads to the test', async () => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const countOf = (path: string) => calls.filter((url) => url.endsWith(path)).length;
  await page.goto('/test-terms');
  await page.getByRole('link', { name: 'Proceed to Test & Pay ₹500' }).click();
  await button('Pay ₹500').waitFor();
  const text = await page.getByRole('main').innerText();
  expect(text).toContain('for the skills test, up to 5 attempts; non-refundable');
  expect(countOf('/checkout.js')).toBe(0);

  await button('Pay ₹500').evaluate((one: HTMLElement) => {
    one.click();
    one.click();
  });
  const dialog = popup().getByRole('dialog', { name: 'Saral Digital' });
  await expect(dialog).toContainText(`Asha Rao · ${student.email}`);
  await expect(dialog).toContainText('Fee for an online skills assessment');
  await popup().getByText('UPI QR or app').waitFor();
  await expect(popup().getByText('UPI ID')).toBeHidden();
  expect([countOf('/checkout.js'), countOf('/create-order')]).toEqual([1, 1]);
  await inPopup('Close');
  await button('Pay ₹500').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await pay();
  await inPopup('Fail this payment');
  await popup().getByText('declined by the bank').waitFor();
  await inPopup('Pay ₹500.00');
  await page.getByText('Payment successful!').waitFor();

  const [order, ...others] = await ordersOf(student);
  expect(others).toEqual([]);
  const kept = await page.evaluate(() =>
    ['paymentSuccess', 'paymentOrderId', 'paymentId', 'paymentLogId'].map((key) =>
      localStorage.getItem(key),
    ),
  );
  expect(kept).toEqual([
    'true',
    order?.order_id,
    expect.stringMatching(/^pay_/),
    expect.stringMatching(/./),
  ]);
  await page.getByRole('link', { name: 'Go to the test' }).click();
  await page.getByRole('button', { name: 'Start Test' }).waitFor();
  await open();
  await page.getByText('The test fee is paid.').waitFor();
  expect(await button('Pay').count()).toBe(0);
});

test('A provider out of reach, a blocked script, a slow answer and a connection lost after paying are said, and can be tried again, without another charge', async () => {
  await page.clock.install();
  await open();
  product.provider.injectFaults({ api: 'html' });
  await pay();
  await alerts('Failed to create order');
  await expectTwoWays();
  product.provider.injectFaults({});
  await page.route('**/checkout.js', (route) => route.abort('blockedbyclient'));
  await button('Try Again').click();
  await page.getByRole('alert').getByText('The payment window could not be loaded.').waitFor();
  await expectTwoWays();
  await page.unroute('**/checkout.js');
  const letOrder = await holdBack(page, '**/create-order');
  await button('Try Again').click();
  await untilSlow('The payment provider is slow to answer.');
  letOrder();
  await page.route('**/verify-payment', (route) => route.abort('connectionreset'), { times: 1 });
  await inPopup('Pay ₹500.00');
  await alerts(GENERAL);
  let orders = 0;
  page.on('request', (request) => (orders += Number(request.url().endsWith('/create-order'))));
  const letVerify = await holdBack(page, '**/verify-payment');
  await button('Try Again').click();
  await page.getByText('Your payment is being confirmed.').waitFor();
  letVerify();
  await page.getByText('Payment successful!').waitFor();
  expect(orders).toBe(0);
  expect(await ordersOf(student)).toHaveLength(1);
});
