import type { Page, Request } from '@playwright/test';
import { goWithin } from './console-page.js';
import { drawn } from './looks.js';
import type { Product } from './product.js';
import { until } from './until.js';

export const load: typeof goWithin = async (page, address) => void (await page.goto(address));

/** Goes from page to page, by default within the document, until each has all that it shows. */
export function visitsOf(page: Page, { url }: Product) {
  const isSettled = watchCalls(page);
  const main = page.getByRole('main');
  return async (path: string, go: typeof goWithin = goWithin): Promise<void> => {
    const before = page.url() === 'about:blank' ? null : await main.innerText();
    await go(page, url + path);
    // Until the code of the next page has come, the page before it stays.
    await until(async () => (await main.innerText()) !== before);
    await until(isSettled);
  };
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
