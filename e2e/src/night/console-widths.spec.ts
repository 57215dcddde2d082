import type { Page } from '@playwright/test';
import { anAdmin, consoleOf } from '../testing/admin.js';
import { goWithin } from '../testing/console-page.js';
import { CONSOLE_LISTS, entryOf } from '../testing/console-screens.js';
import { expect, test } from '../testing/portal-test.js';

const WIDTH = 1440;

/** As long as real ones are: the seeded rows are named by short words. */
const AS_REAL = [
  [/(order|pay|rfnd|disp|setl)_seed\d+@example\.com/g, '$1_LXJOFJBTjH2CXP'],
  [/seed(\d+)@example\.com/g, 'venkata.subramanian$1@students.example.com'],
  [/"(studentName|payerName)":"(?:[^"\\]|\\.)*"/g, '"$1":"Lakshmi Narayanan Venkatasubramanian"'],
  [/"flag":null/g, '"flag":"amount-differs"'],
] as const;

let page: Page;

test.beforeAll(async ({ browser, seededProduct: product }) => {
  const context = await consoleOf(browser, product, await anAdmin(product));
  page = await context.newPage();
  await page.setViewportSize({ width: WIDTH, height: 900 });
  await page.route('**/api/admin/*?*', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [short, long] of AS_REAL) body = body.replace(short, long);
    await route.fulfill({ response, body });
  });
});

test.afterAll(async () => {
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});

/** The others scroll where a name is that long, with what is asked for most at their beginning. */
const LISTS = CONSOLE_LISTS.filter(({ resource }) =>
  ['payments', 'refunds', 'chargebacks', 'credit-notes'].includes(resource),
);

for (const { resource, path } of LISTS) {
  test(`At ${WIDTH} px the list of ${resource} shows all its columns, though names and ids are long`, async ({
    seededProduct: product,
  }) => {
    await goWithin(page, product.url + path);
    await page.locator('tbody tr').filter({ hasText: 'venkata.subramanian' }).first().waitFor();
    const hidden = await page
      .locator('.RaDataTable-tableWrapper')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
  });
}

test('No time of a student’s record touches what happened then, and a payment’s own name is not called a receipt', async ({
  seededProduct: product,
}) => {
  const students = CONSOLE_LISTS.find(({ resource }) => resource === 'students')!;
  await goWithin(page, product.url + ((await entryOf(product, students)) ?? ''));
  const lines = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await lines.first().waitFor();
  const gaps = await lines.evaluateAll((all) =>
    all.map((line) => {
      const [time, rest] = [line.querySelector('time span'), line.querySelector('div')];
      if (!time || !rest) return 0;
      time.textContent = '27 Nov 2026, 12:34 pm GMT+10:30';
      return rest.getBoundingClientRect().left - time.getBoundingClientRect().right;
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  await page.getByRole('columnheader', { name: 'Our name for the order' }).waitFor();
});
