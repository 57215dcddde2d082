import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, watchedPage, type WatchedPage } from './testing/browser.js';
import { startProduct, type Product } from './testing/product.js';
import { aStudent, browserOf, openTest, type SignedIn } from './testing/student.js';

const UNVERIFIED = 'Could not verify your test attempts. Please try again.';
const USED_UP = 'You have used all your attempts. Please contact support for more attempts.';

let product: Product;
let browser: Browser;
let student: SignedIn;
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

afterEach(() => context.close());

async function arrive({ isPaid = true } = {}): Promise<void> {
  student = await aStudent(product, { isPaid });
  context = await browserOf(browser, product, student);
  watched = await watchedPage(context);
  ({ page } = watched);
}

const open = (path: string) => page.goto(product.url + path);
const start = () => page.getByRole('button', { name: 'Start Test' });
const expectNoComplaints = () => expect(watched.complaints).toEqual([]);
const setUsed = (used: number) =>
  product.sql('UPDATE students SET attempts_used = $2 WHERE email = $1', [student.email, used]);

describe('The terms', () => {
  it('tell fee, time, threshold and attempts, and lead home or to the payment', async () => {
    await arrive({ isPaid: false });
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
    expectNoComplaints();
  });
});

describe('The instructions', () => {
  it('state the truth, the attempts, and start in the chosen domain', async () => {
    await arrive();
    await setUsed(2);
    await open('/test');
    await start().waitFor();
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    expect(text).toContain('You have 30 minutes.');
    expect(text).toContain('You can change your answers until you submit.');
    expect(text).toContain('Attempts used 2 of 5 Attempts left 3 Payment Paid');
    expect(text).not.toMatch(/unlimited/i);
    expect(await page.getByLabel('Domain').locator('option').count()).toBe(13);
    await page.getByLabel('Domain').selectOption('ui/ux design');
    await start().click();
    await page.waitForURL('**/quiz');
    await page.getByText('Question 1 of 10').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('testDomain'))).toBe('ui/ux design');
    expectNoComplaints();
  });

  it('ask for a domain at the field, until one is chosen', async () => {
    await arrive();
    await open('/test');
    await start().click();
    const error = page.getByText('Please select your domain to proceed.', { exact: true });
    await error.waitFor();
    const domain = page.getByLabel('Domain');
    expect(await domain.getAttribute('aria-invalid')).toBe('true');
    expect(await domain.evaluate((field) => field === document.activeElement)).toBe(true);
    await domain.selectOption('devops');
    expect(await error.count()).toBe(0);
    expectNoComplaints();
  });

  it('let nobody start without attempts', async () => {
    await arrive();
    await setUsed(5);
    await open('/test');
    await page.getByRole('alert').getByText(USED_UP, { exact: true }).waitFor();
    expect(await start().count()).toBe(0);
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await page.waitForURL('**/contact');
    expectNoComplaints();
  });

  it('lead an unpaid student to the payment', async () => {
    await arrive({ isPaid: false });
    await open('/test');
    await page.getByText('Payment Required').waitFor();
    expect(await start().count()).toBe(0);
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await page.waitForURL('**/payment');
    expectNoComplaints();
  });

  it('put an open test first, and take it up again as it was', async () => {
    await arrive();
    await openTest(product, student, 'hr');
    await open('/test');
    await page.getByRole('heading', { name: 'Your test in HR is still open' }).waitFor();
    expect(await start().count()).toBe(0);
    const [before] = await product.sql('SELECT id FROM attempts ORDER BY started_at DESC LIMIT 1');
    await page.getByRole('button', { name: 'Resume Test' }).click();
    await page.waitForURL('**/quiz');
    await page.getByText('Question 1 of 10').waitFor();
    const [after] = await product.sql('SELECT id FROM attempts ORDER BY started_at DESC LIMIT 1');
    expect(after).toEqual(before);
    expectNoComplaints();
  });

  it('without the attempts say so, assume none used and nothing paid, and ask again', async () => {
    await arrive();
    await page.route('**/api/attempts/*', (route) => route.abort('connectionrefused'));
    await open('/test');
    await page.getByRole('alert').getByText(UNVERIFIED, { exact: true }).waitFor();
    await page.getByText('Payment Required').waitFor();
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    expect(text).toContain('Attempts used 0 of 5 Attempts left 5 Payment Not Paid');
    await page.unroute('**/api/attempts/*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await start().waitFor();
  });

  it('say so when the server is slow', async () => {
    await arrive();
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/attempts/*', (route) => held.then(() => route.continue()));
    await open('/test');
    await page.getByText('This takes longer than usual.').waitFor();
    goOn();
    await start().waitFor();
    expectNoComplaints();
  });

  it.each([
    ['/test', '%2Ftest'],
    ['/result/1', '%2Fresult%2F1'],
  ])('are for students: %s sends a visitor to sign in', async (path, back) => {
    context = await browser.newContext();
    watched = await watchedPage(context);
    ({ page } = watched);
    await open(path);
    await page.waitForURL(`**/signin?next=${back}`);
    expectNoComplaints();
  });
});
