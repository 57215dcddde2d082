import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { launchBrowser } from '../inbox/testing/launch-browser.js';
import { violationsOf } from '../inbox/testing/axe.js';
import type { PaymentProof } from './entities.js';
import type { RazorpayStandIn } from './start-razorpay.js';
import { startHostPage } from './testing/host-page.js';
import { KEYS, sdkFor, startStandIn } from './testing/shop.js';

let browser: Browser;
let standIn: RazorpayStandIn;
let host: Awaited<ReturnType<typeof startHostPage>>;
let page: Page;
let popup: FrameLocator;
let orderId: string;
let complaints: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

beforeEach(async () => {
  standIn = await startStandIn({ sendWebhooks: false });
  const order = await sdkFor(standIn).orders.create({ amount: 50_000, currency: 'INR' });
  orderId = order.id;
  host = await startHostPage({ checkoutUrl: standIn.checkoutUrl, orderId, keyId: KEYS.keyId });
  const context = await browser.newContext();
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  popup = page.frameLocator('iframe[title="Payment"]');
  await page.goto(host.url);
});

afterEach(async () => {
  await page.context().close();
  host.stop();
  await standIn.stop();
  expect(complaints).toEqual([]);
});

const press = (name: string) => popup.getByRole('button', { name }).click();
const frame = () => page.locator('iframe');

const openPopup = async () => {
  await page.getByRole('button', { name: 'Buy' }).click();
  await popup.getByRole('button', { name: 'Pay ₹500.00' }).waitFor();
};

const paymentsOf = async () => (await sdkFor(standIn).orders.fetchPayments(orderId)).items;

const logged = async (count: number) => {
  const log = page.locator('#log');
  await log.filter({ hasText: new RegExp(`(\\[.*\\n){${count}}`) }).waitFor({ state: 'attached' });
  const lines = (await log.textContent())?.trim().split('\n') ?? [];
  return lines.map((line) => JSON.parse(line) as [string, Record<string, unknown>]);
};

const expectPaid = (proof: Record<string, unknown>) => {
  const { razorpay_payment_id, razorpay_signature } = proof as PaymentProof;
  const ids = { order_id: orderId, payment_id: razorpay_payment_id };
  expect(validatePaymentVerification(ids, razorpay_signature, KEYS.keySecret)).toBe(true);
};

const focusIsOn = (name: string) =>
  popup.getByRole('button', { name }).and(popup.locator(':focus')).waitFor();

describe('the popup', () => {
  test('tells what is paid to whom, and takes the payment', async () => {
    await openPopup();
    const dialog = popup.getByRole('dialog', { name: 'Saral Digital' });
    expect(await dialog.textContent()).toContain('Asha Rao · asha@example.com');
    await press('Pay ₹500.00');
    const [[what, proof] = ['', {}]] = await logged(1);
    expect(what).toBe('paid');
    expectPaid(proof);
    expect(await frame().count()).toBe(0);
    const { items } = await sdkFor(standIn).orders.fetchPayments(orderId);
    expect(items).toMatchObject([{ email: 'asha@example.com', description: 'Skill test fee' }]);
  });

  test('lets a failed payment be tried again', async () => {
    await openPopup();
    await press('Fail this payment');
    await popup.getByRole('alert').filter({ hasText: 'declined by the bank' }).waitFor();
    await press('Pay ₹500.00');
    const [failed, paid] = await logged(2);
    expect(failed).toMatchObject(['failed', { metadata: { order_id: orderId }, source: 'bank' }]);
    expectPaid(paid![1]);
    expect(await sdkFor(standIn).orders.fetch(orderId)).toMatchObject({ attempts: 2 });
  });

  test.each([
    ['its button', () => press('Close')],
    ['Escape', () => popup.getByRole('button', { name: 'Pay ₹500.00' }).press('Escape')],
  ])('is closed by %s, and gives the focus back', async (_, close) => {
    await openPopup();
    await focusIsOn('Pay ₹500.00');
    await close();
    expect(await logged(1)).toEqual([['dismissed', null]]);
    expect(await frame().count()).toBe(0);
    await page.locator('#buy:focus').waitFor();
    await openPopup();
  });

  test('keeps the focus to itself', async () => {
    await openPopup();
    await focusIsOn('Pay ₹500.00');
    await page.keyboard.press('Shift+Tab');
    await focusIsOn('Close');
    await page.keyboard.press('Shift+Tab');
    await focusIsOn('Pay, then lose the page');
    await page.keyboard.press('Tab');
    await focusIsOn('Close');
  });

  test('The popup and the overview are accessible', async () => {
    await openPopup();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(standIn.overviewUrl);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('can take the money and tell nobody', async () => {
    await openPopup();
    await press('Pay, then lose the page');
    await popup.getByText('the connection is lost').waitFor();
    await page.keyboard.press('Escape');
    expect(await frame().count()).toBe(1);
    expect(await page.locator('#log').textContent()).toBe('');
    expect(await sdkFor(standIn).orders.fetch(orderId)).toMatchObject({ status: 'paid' });
  });

  test('says so when the order is paid already', async () => {
    standIn.pay(orderId);
    await page.getByRole('button', { name: 'Buy' }).click();
    await popup.getByText('This order is already paid.').waitFor();
    expect(await popup.getByRole('button', { name: 'Pay' }).count()).toBe(0);
    await popup.getByRole('button', { name: 'Close' }).last().click();
    expect(await logged(1)).toEqual([['dismissed', null]]);
  });

  test('lets a payment fail and go through at one press', async () => {
    await openPopup();
    await press('Fail, then go through');
    const [failed, paid] = await logged(2);
    expect(failed![0]).toBe('failed');
    expectPaid(paid![1]);
    expect(await paymentsOf()).toMatchObject([{ status: 'failed' }, { status: 'captured' }]);
  });

  test('lets a payment fail, and go through once it is closed', async () => {
    await openPopup();
    await press('Fail, go through afterwards');
    await popup.getByRole('alert').filter({ hasText: 'declined by the bank' }).waitFor();
    expect(await paymentsOf()).toMatchObject([{ status: 'failed' }]);
    await press('Close');
    const [, closed] = await logged(2);
    expect(closed).toEqual(['dismissed', null]);
    expect(await paymentsOf()).toMatchObject([{ status: 'captured' }]);
  });

  test('can charge twice', async () => {
    await openPopup();
    await press('Pay, and be charged twice');
    const [[, proof] = ['', {}]] = await logged(1);
    expectPaid(proof);
    expect(await paymentsOf()).toMatchObject([{ captured: true }, { captured: true }]);
  });
});
