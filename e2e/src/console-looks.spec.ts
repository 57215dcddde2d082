import type { Page, Request } from '@playwright/test';
import { anAdmin, consoleOf } from './testing/admin.js';
import { goWithin } from './testing/console-page.js';
import {
  CONSOLE_LISTS,
  LISTS_IN_EACH_RUN,
  entryOf,
  OTHER_PAGES,
} from './testing/console-screens.js';
import { nightUnless } from './testing/night.js';
import { drawn, expectGoodLooks } from './testing/looks.js';
import { expect, test, watchPage } from './testing/portal-test.js';
import type { Product } from './testing/product.js';
import { until } from './testing/until.js';

let product: Product;
let page: Page;
const complaints: string[] = [];

// One page for all: nothing is done here that the next test could see.
test.beforeAll(async ({ browser, seededProduct }) => {
  product = seededProduct;
  const context = await consoleOf(browser, product, await anAdmin(product), {
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  watchPage(page, complaints);
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
});

test.afterAll(() => page.context().close());

/** What the page has asked for, and has no answer to yet. */
const asked = new Set<Request>();

/** Nothing is asked for, and what came has been drawn without asking for more. */
async function isSettled(): Promise<boolean> {
  if (asked.size > 0) return false;
  await drawn(page);
  return asked.size === 0 && (await page.getByText('Loading...').count()) === 0;
}

/** Goes there within the console, and waits until the page has all that it asked for. */
async function settled(path: string): Promise<void> {
  const main = page.getByRole('main');
  const before = page.url() === 'about:blank' ? null : await main.innerText();
  await goWithin(page, product.url + path);
  await page.getByRole('navigation', { name: 'Admin' }).waitFor();
  // Until the code of the next page has come, the page before it stays.
  await until(async () => (await main.innerText()) !== before);
  await until(isSettled);
}

async function expectGood(path: string): Promise<void> {
  complaints.length = 0;
  await settled(path);
  await expectGoodLooks(page);
  expect(complaints).toEqual([]);
}

for (const at of CONSOLE_LISTS) {
  test(
    `The list of ${at.resource} in the console looks good to everyone`,
    nightUnless(LISTS_IN_EACH_RUN.includes(at.resource)),
    () => expectGood(at.path),
  );

  if (at.one === null) continue;

  test(
    `One entry of ${at.resource} in the console looks good to everyone`,
    nightUnless(LISTS_IN_EACH_RUN.includes(at.resource)),
    async () => {
      await expectGood((await entryOf(product, at)) ?? '');
    },
  );
}

for (const path of OTHER_PAGES) {
  test(`The page ${path} looks good to everyone`, () => expectGood(path));
}
