import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violationsOn } from './testing/axe.js';
import { launchBrowser, watchedPage, type WatchedPage } from './testing/browser.js';
import { besidesNoServer, cutOff, refuseSilently } from './testing/faults.js';
import { startProduct, type Product } from './testing/product.js';
import { PASSWORD, signIn, signUp, verify } from './testing/sign-up.js';
import { aStudent, browserOf, takeTest, type SignedIn } from './testing/student.js';
import { until } from './testing/until.js';

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

beforeEach(async () => {
  student = await aStudent(product, { isPaid: true });
  context = await browserOf(browser, product, student);
  watched = await watchedPage(context);
  ({ page } = watched);
});

afterEach(async () => {
  await context.close();
  expect(besidesNoServer(watched.complaints)).toEqual([]);
});

async function openOwnData(): Promise<void> {
  await page.goto(`${product.url}/profile`);
  await page.getByRole('tab', { name: 'Your Data' }).click();
  await page.getByRole('heading', { name: 'Download my data' }).waitFor();
}

const alert = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

const ask = () => page.getByRole('button', { name: 'Delete my account' }).click();
const dialog = () => page.getByRole('dialog');
const deleteForGood = () => dialog().getByRole('button', { name: 'Delete for good' }).click();

async function confirmWith(password: string, word = 'DELETE'): Promise<void> {
  await dialog().getByLabel('Password', { exact: true }).fill(password);
  await dialog().getByLabel('Type DELETE to confirm').fill(word);
  await deleteForGood();
}

describe('One’s own data', () => {
  it('comes as a file, with the tests that were taken', async () => {
    const resultId = await takeTest(product, student);
    await openOwnData();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('my-data.json');
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
    expect(data).toMatchObject({
      profile: [{ email: student.email, name: student.name }],
      results: [{ id: resultId }],
      consents: [{ purpose: 'account', action: 'given' }],
    });
    await page.getByText('Your data is downloaded.').waitFor();
  });

  it('that does not come says so, and can be asked for again', async () => {
    await openOwnData();
    const button = page.getByRole('button', { name: 'Download my data' });
    await cutOff(page, '**/export');
    await button.click();
    await alert('Could not connect to the server.');
    await page.unrouteAll();
    await refuseSilently(page, '**/export');
    await button.click();
    await alert('Your data could not be fetched.');
    await page.unrouteAll();
    await button.click();
    await page.getByText('Your data is downloaded.').waitFor();
  });
});

describe('The account', () => {
  it('is deleted with password and word, ends every session, and can be made anew', async () => {
    const elsewhere = await browserOf(browser, product, student);
    const otherPage = await elsewhere.newPage();
    await openOwnData();
    await page.evaluate(() => localStorage.setItem('portal.attempt.one.q', 'a'));
    await ask();
    await deleteForGood();
    await dialog().getByText('Password is required').waitFor();
    await confirmWith('another password');
    await dialog().getByText('This is not your password.').waitFor();
    await confirmWith(PASSWORD, 'delete');
    await dialog().getByText('Please type DELETE to confirm.').waitFor();
    await confirmWith(PASSWORD);
    await dialog().getByText('A last mail confirms it.').waitFor();
    await page.getByRole('button', { name: 'To the home page' }).click();
    await page.waitForURL(`${product.url}/`);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await otherPage.goto(`${product.url}/profile`);
    await otherPage.waitForURL('**/signin*');
    await signIn(otherPage, student.email);
    await otherPage.getByText('Email or password is incorrect.').waitFor();
    await elsewhere.close();

    await signUp(page, product, student.email);
    await verify(page, product, student.email);
    await page.waitForURL('**/signin*');
    await signIn(page, student.email);
    await page.waitForURL('**/profile');
    await page.getByRole('link', { name: 'Pay Now' }).first().waitFor();
  });

  it('stays when one thinks better of it, or when the server is not there', async () => {
    await openOwnData();
    await ask();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await ask();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await dialog().waitFor({ state: 'detached' });
    await ask();
    await cutOff(page, '**/delete');
    await confirmWith(PASSWORD);
    await alert('Could not connect to the server.');
    const rows = await product.sql('SELECT 1 FROM students WHERE email = $1', [student.email]);
    expect(rows).toHaveLength(1);
  });

  it('that is deleted is confirmed by mail', async () => {
    await openOwnData();
    await ask();
    await confirmWith(PASSWORD);
    const address = `${product.inboxUrl}/api/messages?to=${encodeURIComponent(student.email)}`;
    await until(async () => {
      const { messages } = (await (await fetch(address)).json()) as {
        messages: { subject: string }[];
      };
      return messages.some(({ subject }) => subject === 'Your account is deleted');
    });
  });
});

it.each([
  ['/signup', 'By pressing Sign Up you confirm that you are 18 or older'],
  [
    '/internship-application',
    'By pressing Submit Application you confirm that you are 18 or older',
  ],
])('Over the button of %s stands what it agrees to, with the policy', async (path, words) => {
  await page.goto(product.url + path);
  await page.getByText(words).waitFor();
  const link = page.getByRole('main').getByRole('link', { name: /^privacy policy/ });
  expect(await link.getAttribute('href')).toBe('/privacy-policy');
});

/** Between the light and the dark page only colours differ. */
const COLOURS = ['color-contrast'];

const VIEWS = [
  [390, 'light', undefined],
  [390, 'dark', COLOURS],
  [1440, 'light', COLOURS],
  [1440, 'dark', undefined],
] as const;

it.each(VIEWS)('Own data at %d px, %s, is for everyone', async (width, colorScheme, rules) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await openOwnData();
  expect(await violationsOn(page, rules && [...rules])).toEqual([]);
  await ask();
  await deleteForGood();
  await dialog().getByText('Password is required').waitFor();
  expect(await violationsOn(page, rules && [...rules])).toEqual([]);
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(overflow)).toBe(0);
});
