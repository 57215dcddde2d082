import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { launchBrowser, watchedPage, type WatchedPage } from './testing/browser.js';
import { ownerToken } from './testing/console.js';
import { startProduct, type Product } from './testing/product.js';
import { aStudent, browserOf, type SignedIn } from './testing/student.js';
import { until } from './testing/until.js';

let product: Product;
let browser: Browser;
let student: SignedIn;
let context: BrowserContext;
let watched: WatchedPage;
let page: Page;
let popup: FrameLocator;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

afterEach(async () => {
  await context.close();
  await fetch(`${product.providerUrl}/sandbox/quirks`, { method: 'PUT', body: '{}' });
});

/** A student in the provider's window. */
async function openCheckout(): Promise<void> {
  student = await aStudent(product);
  context = await browserOf(browser, product, student);
  watched = await watchedPage(context);
  ({ page } = watched);
  popup = page.frameLocator('iframe');
  await open('/payment');
  await button('Pay ₹500').click();
  await popup.getByRole('button', { name: 'Pay ₹500.00' }).waitFor();
}

const open = (path: string) => page.goto(product.url + path);
const button = (name: string) => page.getByRole('button', { name });
const press = (name: string) => popup.getByRole('button', { name }).first().click();
const says = (text: string) => page.getByText(text).waitFor();
const expectNoComplaints = () => expect(watched.complaints).toEqual([]);

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
const eventsOf = ({ email }: SignedIn) =>
  product.sql(
    `SELECT provider_events.name FROM provider_events JOIN payments USING (order_id)
     JOIN students ON students.id = student_id
     WHERE email = $1 AND provider_events.state = 'done'`,
    [email],
  );
const PROVIDER_EVENTS = 3;
const untilAllTold = () => until(async () => (await eventsOf(student)).length === PROVIDER_EVENTS);

async function switchOn(name: string): Promise<void> {
  await popup.getByText('Sandbox: misbehave').click();
  await press(name);
  await popup.getByRole('button', { name, pressed: true }).waitFor();
}

describe('A student whose payment', () => {
  it('fails and then goes through has paid', async () => {
    await openCheckout();
    await press('Fail, then go through');
    await says('Payment successful!');
    await until(async () => (await moneyOf(student))[0]?.mails === 1);
    expect(await moneyOf(student)).toEqual([PAID_ONCE]);
    expectNoComplaints();
  });

  it('failed, and goes through later, is told of the failure, and finds it paid', async () => {
    await openCheckout();
    await press('Fail, go through afterwards');
    await popup.getByText('declined by the bank').waitFor();
    await press('Close');
    await says('The payment did not go through');
    await untilState('paid');
    await open('/payment');
    await says('The test fee is paid.');
    expect(await moneyOf(student)).toEqual([PAID_ONCE]);
    expectNoComplaints();
  });

  it('was taken twice has paid once, and the second is to be given back', async () => {
    await openCheckout();
    await press('Pay, and be charged twice');
    await says('Payment successful!');
    await until(async () => (await moneyOf(student))[0]?.flag === 'refund-due');
    expect(await moneyOf(student)).toEqual([{ ...PAID_ONCE, flag: 'refund-due' }]);
    expectNoComplaints();
  });
});

describe('While the provider’s events misbehave', () => {
  it.each(['Events 3 times', 'Events in disorder'])(
    '(%s), who lost the page has paid once',
    async (name) => {
      await openCheckout();
      await switchOn(name);
      await press('Pay, then lose the page');
      await popup.getByText('the connection is lost').waitFor();
      await untilAllTold();
      await open('/payment');
      await says('The test fee is paid.');
      expect(await moneyOf(student)).toEqual([PAID_ONCE]);
      expectNoComplaints();
    },
  );

  it('(Events 5 s late), who comes back too early can not be charged again', async () => {
    await openCheckout();
    await switchOn('Events 5 s late');
    await press('Pay, then lose the page');
    await popup.getByText('the connection is lost').waitFor();
    await open('/payment');
    await button('Pay ₹500').click();
    await says('You have already paid the test fee.');
    expect(await moneyOf(student)).toMatchObject([{ state: 'paid', receipts: 1 }]);
    await open('/payment');
    await says('The test fee is paid.');
    await untilAllTold();
    expect(await moneyOf(student)).toEqual([PAID_ONCE]);
  });
});

describe('While the provider', () => {
  /** As another student has it who comes to pay meanwhile. */
  const anotherComes = async () => {
    student = await aStudent(product);
    const own = await browserOf(browser, product, student);
    page = await own.newPage();
    popup = page.frameLocator('iframe');
    await open('/payment');
    await button('Pay ₹500').click();
    return own;
  };
  const payAfterwards = async () => {
    await fetch(`${product.providerUrl}/sandbox/quirks`, { method: 'PUT', body: '{}' });
    await button('Try Again').click();
    await press('Pay ₹500.00');
    await says('Payment successful!');
    expect(await moneyOf(student)).toHaveLength(1);
  };

  it('answers with a page of error, there is no order, and trying again gives one', async () => {
    await openCheckout();
    await switchOn('API: error page');
    const own = await anotherComes();
    await says('Failed to create order');
    await payAfterwards();
    await own.close();
  });

  it('hangs, that is said while it lasts, and trying again gives an order', async () => {
    await openCheckout();
    await switchOn('API: hangs');
    const own = await anotherComes();
    await says('The payment provider is slow to answer.');
    await says('Failed to create order');
    await payAfterwards();
    await own.close();
  });

  it('fails refunds, who paid stays Paid, and the receipt tells of none', async () => {
    await openCheckout();
    await switchOn('Refunds fail');
    await press('Pay ₹500.00');
    await says('Payment successful!');
    const [payment] = await product.sql(
      'SELECT payments.id FROM payments JOIN students ON students.id = student_id WHERE email = $1',
      [student.email],
    );
    const answer = await fetch(`${product.url}/api/admin/payments/${String(payment?.id)}/refund`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await ownerToken(product)}`,
      },
      body: JSON.stringify({ reason: 'Asked for by the student' }),
    });
    expect(answer.ok).toBe(true);
    await until(async () => {
      const sql = 'SELECT state FROM refunds WHERE payment_id = $1';
      return (await product.sql(sql, [payment?.id]))[0]?.state === 'failed';
    });
    await open('/profile');
    await page.getByRole('tab', { name: 'Receipts' }).click();
    const receipts = page.getByRole('tabpanel', { name: 'Receipts' });
    await receipts.getByText('₹500.00', { exact: true }).waitFor();
    expect(await receipts.innerText()).not.toContain('refunded');
    await open('/payment');
    await says('The test fee is paid.');
    expectNoComplaints();
  });
});
