import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violationsOn } from './testing/axe.js';
import { launchBrowser, watchedPage } from './testing/browser.js';
import { consoleOf, ownerToken, seedConsole } from './testing/console.js';
import { isWide } from './testing/wide.js';
import { CONSOLE_LISTS, entryOf, OTHER_PAGES } from './testing/console-screens.js';
import { startProduct, type Product } from './testing/product.js';

/** Between the light and the dark page only colours differ. */
const COLOURS: string[] = ['color-contrast'];
const VIEWS = [
  { width: 1440, colorScheme: 'light', rules: undefined },
  { width: 1440, colorScheme: 'dark', rules: COLOURS },
  { width: 390, colorScheme: 'dark', rules: undefined },
  { width: 390, colorScheme: 'light', rules: COLOURS },
  { width: 768, colorScheme: 'light', rules: [] },
] as const;

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  await seedConsole(product);
  context = await consoleOf(browser, product, await ownerToken(product), {
    reducedMotion: 'reduce',
  });
  ({ page, complaints } = await watchedPage(context));
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Waits until the page has all that it asked for. */
async function settled(path: string): Promise<void> {
  await page.goto(product.url + path);
  await page.getByRole('navigation', { name: 'Admin' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByText('Loading...').waitFor({ state: 'detached' });
}

/** What is wrong with the page as it stands, in each view. */
async function faults(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { width, colorScheme, rules } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const violations = rules?.length === 0 ? [] : await violationsOn(page, rules && [...rules]);
    const wide = await isWide(page);
    if (violations.length > 0 || wide) found.push({ width, colorScheme, violations, wide });
  }
  return found;
}

async function expectGoodLooks(path: string): Promise<void> {
  complaints.length = 0;
  await settled(path);
  expect(await faults()).toEqual([]);
  expect(complaints).toEqual([]);
}

describe.each(CONSOLE_LISTS)('In $resource', (at) => {
  it('the list passes axe, keeps within the window, and the browser is silent', () =>
    expectGoodLooks(at.path));

  it('so does one entry', async () => {
    const path = await entryOf(product, at);
    if (path !== null) await expectGoodLooks(path);
  });
});

describe.each(OTHER_PAGES)('%s', (path) => {
  it('passes axe, keeps within the window, and the browser is silent', () => expectGoodLooks(path));
});
