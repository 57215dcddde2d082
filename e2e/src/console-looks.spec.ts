import type { Page } from '@playwright/test';
import { anAdmin, consoleOf } from './testing/admin.js';
import { goWithin } from './testing/console-page.js';
import { CONSOLE_LISTS, entryOf, OTHER_PAGES } from './testing/console-screens.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, test, watchPage } from './testing/portal-test.js';
import type { Product } from './testing/product.js';

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
});

test.afterAll(() => page.context().close());

/** Waits until the page has all that it asked for. */
async function settled(path: string): Promise<void> {
  await goWithin(page, product.url + path);
  await page.getByRole('navigation', { name: 'Admin' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Loading...')).toHaveCount(0);
}

async function expectGood(path: string): Promise<void> {
  complaints.length = 0;
  await settled(path);
  await expectGoodLooks(page);
  expect(complaints).toEqual([]);
}

for (const at of CONSOLE_LISTS) {
  test(`The list of ${at.resource} in the console looks good to everyone`, () =>
    expectGood(at.path));

  if (at.one === null) continue;

  test(`One entry of ${at.resource} in the console looks good to everyone`, async () => {
    await expectGood((await entryOf(product, at)) ?? '');
  });
}

for (const path of OTHER_PAGES) {
  test(`The page ${path} looks good to everyone`, () => expectGood(path));
}
