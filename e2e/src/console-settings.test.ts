import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violationsOn } from './testing/axe.js';
import { launchBrowser, watchedPage } from './testing/browser.js';
import { callAsAdmin, openConsole, VIEWS } from './testing/console-page.js';
import { startProduct, type Product } from './testing/product.js';
import { isWide } from './testing/wide.js';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

const open = async (width = 1440, colorScheme: 'light' | 'dark' = 'light') => {
  context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  ({ page, complaints } = await watchedPage(context));
  await openConsole(page, product, '/admin/settings', 'Settings');
  await page.getByLabel('Test fee').waitFor();
};

afterEach(() => context.close());

const fee = () => page.getByLabel('Test fee');
const review = () => page.getByRole('button', { name: 'Review the change' });
const confirm = async (reason: string) => {
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Change settings' }).click();
};

const RESET = `UPDATE settings SET policy = '{}', company_inbox = '', version = version + 1`;

describe('The settings', () => {
  beforeEach(async () => {
    await product.sql(RESET);
    await open();
  });

  it('are changed with a reason, and tell who did it', async () => {
    expect(await fee().inputValue()).toBe('500');
    expect(await page.getByLabel('Time limit').inputValue()).toBe('30');
    expect(await review().isDisabled()).toBe(true);
    await fee().fill('600');
    await page.getByLabel('Time limit').fill('45');
    await review().click();
    const dialog = page.getByRole('dialog', { name: 'Change the settings?' });
    expect(await dialog.getByRole('definition').allInnerTexts()).toEqual([
      expect.stringMatching(/500 rupees[^]*600 rupees/),
      expect.stringMatching(/30 minutes[^]*45 minutes/),
    ]);
    expect(await violationsOn(page)).toEqual([]);
    await confirm('The new season begins');
    await page.getByText('The settings are changed.').waitFor();
    await page.getByText('“The new season begins”').waitFor();
    expect(await dialog.count()).toBe(0);
    const [row] = await product.sql('SELECT policy FROM settings');
    expect(row).toMatchObject({ policy: { feeRupees: 600, timeLimitSeconds: 2700 } });
    await page.reload();
    await page.getByText(/Last changed by admin/).waitFor();
    expect(await fee().inputValue()).toBe('600');
    expect(complaints).toEqual([]);
  });

  it('say what is wrong at the field, and go there', async () => {
    await fee().fill('0');
    await page.getByLabel('Company inbox').fill('office');
    await review().click();
    await page.getByText('Please enter whole rupees from 1 to 1,00,000.').waitFor();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await fee().evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    await fee().fill('550');
    expect(await page.getByText('Please enter whole rupees').count()).toBe(0);
  });

  it('are left alone when one thinks again, by keyboard too', async () => {
    await fee().fill('550');
    await review().click();
    await page.getByLabel('Reason').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await fee().inputValue()).toBe('550');
    await review().click();
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await product.sql('SELECT policy FROM settings')).toEqual([{ policy: {} }]);
  });

  it('are not overwritten by an owner who saw older ones', async () => {
    const [row] = await product.sql('SELECT version FROM settings');
    const other = {
      feeRupees: 700,
      timeLimitSeconds: 1800,
      passPercent: 65,
      totalAttempts: 5,
      questionsPerTest: 10,
      companyInbox: '',
      version: row?.version,
      reason: 'Somebody else',
    };
    const url = `${product.url}/api/admin/settings`;
    expect(await callAsAdmin(context, page, url, other)).toBe(200);
    await fee().fill('600');
    await review().click();
    await confirm('Mine');
    await page.getByText(/Somebody else has changed the settings meanwhile/).waitFor();
    await page.getByRole('button', { name: 'Load the settings' }).click();
    await page.getByText('“Somebody else”').waitFor();
    expect(await fee().inputValue()).toBe('700');
  });
});

describe.each(VIEWS)('At %d px, %s', (width, colorScheme) => {
  it('axe finds nothing on the settings, and nothing reaches over the edge', async () => {
    await open(width, colorScheme);
    expect(await violationsOn(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    await fee().fill('601');
    await review().click();
    await page.getByLabel('Reason').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
