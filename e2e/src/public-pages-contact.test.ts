import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, watchedPage, type WatchedPage } from './testing/browser.js';
import { mailTo } from './testing/inbox.js';
import { startProduct, type Product } from './testing/product.js';

const NETWORK_ERROR = 'Network error. Please check your connection and try again.';
const WENT_WRONG = 'Something went wrong. Please try again.';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

beforeEach(async () => {
  context = await browser.newContext();
  watched = await watchedPage(context);
  ({ page } = watched);
});

afterEach(() => context.close());

const expectNoComplaints = () => expect(watched.complaints).toEqual([]);
const send = () => page.getByRole('button', { name: 'Send Message' });

async function fillIn(): Promise<void> {
  await page.goto(`${product.url}/contact`, { waitUntil: 'networkidle' });
  await page.getByLabel('Full Name*').fill('Asha Rao');
  await page.getByLabel('Email Address*').fill('asha@example.com');
  await page.getByLabel('Message*').fill('Do you build shops? 🙂');
}

describe('The contact form', () => {
  it('can be sent once everything required is there', async () => {
    await fillIn();
    expect(await send().isEnabled()).toBe(true);
    for (const label of ['Full Name*', 'Email Address*', 'Message*']) {
      const field = page.getByLabel(label);
      const text = await field.inputValue();
      await field.fill(' ');
      expect(await send().isDisabled()).toBe(true);
      await field.fill(text);
    }
    expect(await send().isEnabled()).toBe(true);
    expectNoComplaints();
  });

  it('is sent, stored, mailed to the company, and empty again', async () => {
    await fillIn();
    await page.getByLabel('Subject').fill('A shop');
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/contact', async (route) => {
      await held;
      await route.continue();
    });
    await send().click();
    const sending = page.getByRole('button', { name: 'Sending…' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    goOn();
    await page.getByText('Message sent successfully! 🎉').waitFor();
    for (const label of ['Full Name*', 'Email Address*', 'Subject', 'Message*']) {
      expect(await page.getByLabel(label).inputValue()).toBe('');
    }
    expect(await send().isDisabled()).toBe(true);
    await mailTo(product.inboxUrl, 'hello@example.com', /Do you build shops\? 🙂/);
    const stored = await product.sql('SELECT subject FROM contact_messages');
    expect(stored).toEqual([{ subject: 'A shop' }]);
    expectNoComplaints();
  });

  it('shows what is wrong with an address at its field, and takes the focus there', async () => {
    await fillIn();
    const email = page.getByLabel('Email Address*');
    await email.fill('asha@');
    await send().click();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    await email.fill('asha@example.com');
    expect(await page.getByText('Please enter a valid email address').count()).toBe(0);
    expectNoComplaints();
  });

  it.each([
    [
      { success: false, message: 'Too many messages. Try again later.' },
      'Too many messages. Try again later.',
    ],
    [{ success: false }, WENT_WRONG],
  ])('shows the server’s %j', async (body, shown) => {
    await fillIn();
    await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: body }));
    await send().click();
    await page.getByRole('alert').getByText(shown, { exact: true }).waitFor();
    expect(await page.getByLabel('Message*').inputValue()).toBe('Do you build shops? 🙂');
    expect(await send().isEnabled()).toBe(true);
    expectNoComplaints();
  });

  it('says so when the server is away, keeps the text, and can be sent again', async () => {
    await fillIn();
    await context.setOffline(true);
    await send().click();
    await page.getByRole('alert').getByText(NETWORK_ERROR, { exact: true }).waitFor();
    await context.setOffline(false);
    await send().click();
    await page.getByText('Message sent successfully! 🎉').waitFor();
  });

  it('says so when the answer is no answer', async () => {
    await fillIn();
    await page.route('**/api/contact', (route) => route.fulfill({ status: 502, body: '<html>' }));
    await send().click();
    await page.getByRole('alert').getByText(NETWORK_ERROR, { exact: true }).waitFor();
  });
});

describe('Back to Home', () => {
  it('goes back to where one came from', async () => {
    await page.goto(`${product.url}/#faq`, { waitUntil: 'networkidle' });
    await page.goto(`${product.url}/contact`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await page.waitForURL(`${product.url}/#faq`);
    expectNoComplaints();
  });
});
