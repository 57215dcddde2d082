import type { Browser, Page, Request } from '@playwright/test';
import { anAdmin, consoleOf } from './admin.js';
import { goWithin } from './console-page.js';
import { drawn } from './looks.js';
import type { Product } from './product.js';
import { until } from './until.js';

/** Goes to a path of the console, and waits until the page has all that it asked for. */
type Visit = (path: string) => Promise<void>;

/** A page in which an owner goes from screen to screen without loading the console again. */
export async function openTour(
  browser: Browser,
  product: Product,
): Promise<{ readonly page: Page; readonly visit: Visit }> {
  const context = await consoleOf(browser, product, await anAdmin(product), {
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const isSettled = watchCalls(page);
  const main = page.getByRole('main');
  const visit = async (path: string): Promise<void> => {
    const before = page.url() === 'about:blank' ? null : await main.innerText();
    await goWithin(page, product.url + path);
    await page.getByRole('navigation', { name: 'Admin' }).waitFor();
    // Until the code of the next page has come, the page before it stays.
    await until(async () => (await main.innerText()) !== before);
    await until(isSettled);
  };
  return { page, visit };
}

/** Tells whether nothing is asked for, and what came has been drawn without asking for more. */
function watchCalls(page: Page): () => Promise<boolean> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    if (asked.size > 0) return false;
    await drawn(page);
    return asked.size === 0 && (await page.getByText('Loading...').count()) === 0;
  };
}
