import { NIGHT } from './testing/night.js';
import { holdBack } from './testing/faults.js';
import { mailTo } from './testing/inbox.js';
import { NOBODY, type SignedIn } from './testing/student.js';
import { until } from './testing/until.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, sharePage, student } from './testing/running.js';

test.beforeEach(sharePage);

test.use({ tolerated: LOST_CALL });

const GENERAL = 'There was an issue processing your payment. Please try again.';

async function open(path = '/payment'): Promise<void> {
  await page.goto(path);
}

const button = (name: string) => page.getByRole('button', { name });
const pay = () => button('Pay ₹500').click();
const popup = () => page.frameLocator('iframe');
const inPopup = (name: string) => popup().getByRole('button', { name }).first().click();
const alerts = (text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor();
const expectTwoWays = async () => {
  expect(await button('Try Again').isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe(
    '/test-terms',
  );
};

const ordersOf = ({ email }: SignedIn) =>
  product.sql(
    'SELECT order_id, state FROM payments JOIN students ON students.id = student_id WHERE email = $1',
    [email],
  );

test.describe('Before paying', () => {
  test.describe('as a visitor', () => {
    test.use({ storageState: NOBODY });
    test('one is asked to log in, and comes back', NIGHT, async () => {
      await open();
      await page.getByText('Please log in to proceed with payment', { exact: true }).waitFor();
      expect(await button('Pay').count()).toBe(0);
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
      await page.waitForURL('**/signin?next=%2Fpayment');
    });
  });

  test(
    'the page says what the fee is for, when it is refunded, and what comes after',
    NIGHT,
    async () => {
      await open();
      await button('Pay ₹500').waitFor();
      const text = await page.getByRole('main').innerText();
      expect(text).toContain('The skills test: 10 questions in 30 minutes');
      expect(text).toContain('non-refundable');
      expect(text).toContain('If you were charged twice or by mistake');
      expect(text).toContain('Results are emailed within 7 working days.');
    },
  );

  test('the provider’s script is loaded on this page only, and only to pay', async () => {
    await open('/test-terms');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/checkout.js')) scripts.push(new URL(page.url()).pathname);
    });
    for (const path of ['/test', '/profile', '/', '/test-terms']) {
      await page.goto(product.url + path, { waitUntil: 'networkidle' });
    }
    await page.getByRole('link', { name: 'Proceed to Test & Pay ₹500' }).click();
    await button('Pay ₹500').waitFor();
    expect(scripts).toEqual([]);
    await pay();
    await popup().getByRole('dialog', { name: 'Saral Digital' }).waitFor();
    expect(scripts).toEqual(['/payment']);
  });

  test('a student who has paid is led on to the test', async () => {
    await product.sql('UPDATE students SET paid_at = now() WHERE email = $1', [student.email]);
    await open();
    await page.getByText('The test fee is paid.').waitFor();
    expect(await button('Pay').count()).toBe(0);
    await page.getByRole('link', { name: 'Go to the test' }).click();
    await page.waitForURL('**/test');
  });
});

test.describe('Paying', () => {
  test('is noted in the browser, receipted, and leads to the test', async () => {
    await open();
    await pay();
    const dialog = popup().getByRole('dialog', { name: 'Saral Digital' });
    expect(await dialog.textContent()).toContain(`Asha Rao · ${student.email}`);
    await inPopup('Pay ₹500.00');
    await page.getByText('Payment successful!').waitFor();
    const kept = await page.evaluate(() =>
      ['paymentSuccess', 'paymentOrderId', 'paymentId', 'paymentLogId'].map((key) =>
        localStorage.getItem(key),
      ),
    );
    const [order] = await ordersOf(student);
    expect(kept).toEqual([
      'true',
      order?.order_id,
      expect.stringMatching(/^pay_/),
      expect.stringMatching(/./),
    ]);
    await mailTo(product.inboxUrl, student.email, /₹500/);
    await page.getByRole('link', { name: 'Go to the test' }).click();
    await page.getByRole('button', { name: 'Start Test' }).waitFor();
  });

  test('a double click makes one order', async () => {
    await open();
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.url().endsWith('/create-order'))));
    await button('Pay ₹500').dblclick();
    await popup().getByRole('button', { name: 'Pay ₹500.00' }).waitFor();
    expect(calls).toBe(1);
    expect(await ordersOf(student)).toHaveLength(1);
  });

  test('can be given up, and taken up again with the same order', async () => {
    await open();
    await pay();
    await inPopup('Close');
    await button('Pay ₹500').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await pay();
    await inPopup('Pay ₹500.00');
    await page.getByText('Payment successful!').waitFor();
    expect(await ordersOf(student)).toHaveLength(1);
  });

  test('can fail and be retried inside the popup', NIGHT, async () => {
    await open();
    await pay();
    await inPopup('Fail this payment');
    await popup().getByText('declined by the bank').waitFor();
    await inPopup('Pay ₹500.00');
    await page.getByText('Payment successful!').waitFor();
  });

  test('A payment whose page was lost shows Paid on return', async () => {
    await open();
    await pay();
    await inPopup('Pay, then lose the page');
    await popup().getByText('the connection is lost').waitFor();
    await until(async () => (await ordersOf(student))[0]?.state === 'paid');
    await page.goto(`${product.url}/profile`);
    await page.getByText('Paid', { exact: true }).waitFor();
    await page.goto(`${product.url}/payment`);
    await page.getByText('The test fee is paid.').waitFor();
  });
});

test.describe('When paying goes wrong', () => {
  test('a blocked script is said, and can be tried again', NIGHT, async () => {
    await open();
    await page.route('**/checkout.js', (route) => route.abort('blockedbyclient'));
    await pay();
    await page.getByRole('alert').getByText('The payment window could not be loaded.').waitFor();
    await expectTwoWays();
    await page.unroute('**/checkout.js');
    await button('Try Again').click();
    await inPopup('Pay ₹500.00');
    await page.getByText('Payment successful!').waitFor();
    expect(await ordersOf(student)).toHaveLength(1);
  });

  test('a proof that is not genuine is refused, and nobody pays twice', async () => {
    await open();
    await page.route('**/verify-payment', (route) => {
      const proof = route.request().postDataJSON() as Record<string, string>;
      return route.continue({
        postData: JSON.stringify({ ...proof, razorpay_signature: '0'.repeat(64) }),
      });
    });
    await pay();
    await inPopup('Pay ₹500.00');
    await alerts('Payment verification failed');
    await page.getByText('Trying again does not charge you twice.').waitFor();
    await expectTwoWays();
    await until(async () => (await ordersOf(student))[0]?.state === 'paid');
    await button('Try Again').click();
    await page.getByText('You have already paid the test fee.').waitFor();
  });

  test('a lost connection after paying is made good by trying again, without another charge', async () => {
    await open();
    await page.route('**/verify-payment', (route) => route.abort('connectionreset'));
    await pay();
    await inPopup('Pay ₹500.00');
    await alerts(GENERAL);
    await page.unroute('**/verify-payment');
    let orders = 0;
    page.on('request', (request) => (orders += Number(request.url().endsWith('/create-order'))));
    await button('Try Again').click();
    await page.getByText('Payment successful!').waitFor();
    expect(orders).toBe(0);
    expect(await ordersOf(student)).toHaveLength(1);
  });

  test('a slow provider is told of, once ordering and once confirming', NIGHT, async () => {
    await open();
    const letOrder = await holdBack(page, '**/create-order');
    await pay();
    await page.getByText('The payment provider is slow to answer.').waitFor();
    expect(await button('Processing…').getAttribute('aria-disabled')).toBe('true');
    letOrder();
    const letVerify = await holdBack(page, '**/verify-payment');
    await inPopup('Pay ₹500.00');
    await page.getByText('Your payment is being confirmed.').waitFor();
    letVerify();
    await page.getByText('Payment successful!').waitFor();
  });
});
