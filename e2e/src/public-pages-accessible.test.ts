import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { violationsOn } from './testing/axe.js';
import { launchBrowser, watchedPage } from './testing/browser.js';
import { startProduct, type Product } from './testing/product.js';
import { PUBLIC_ROUTES } from './testing/public-routes.js';
import { isWide } from './testing/wide.js';

/** Of the achievements, which differ in their words only, one. */
const ROUTES = PUBLIC_ROUTES.map(([path]) => path).filter(
  (path) => !path.startsWith('/achievement/') || /incorporation|nope/.test(path),
);

const VIEWS = [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

describe.each(VIEWS)('At %d px, %s', (width, colorScheme) => {
  it('axe finds nothing on any public page, with the chat open and closed', async () => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const { page, complaints } = await watchedPage(context);
    const found: string[] = [];
    const note = async (where: string) => {
      for (const violation of await violationsOn(page)) found.push(`${where} ${violation}`);
    };
    for (const path of ROUTES) {
      await page.goto(product.url + path, { waitUntil: 'networkidle' });
      await note(path);
    }
    await page.getByRole('button', { name: 'Open support chat' }).click();
    await page.getByText(/Welcome to Saral Digital/).waitFor();
    await page.getByLabel('Your message').fill('hello');
    await page.keyboard.press('Enter');
    await page.getByText('Hello, and thank you for writing').waitFor();
    await note('chat');
    await context.close();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('nothing reaches over the edge of the window', async () => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    const wide: string[] = [];
    for (const path of ROUTES) {
      await page.goto(product.url + path);
      if (await isWide(page)) wide.push(path);
    }
    await context.close();
    expect(wide).toEqual([]);
  });
});
