import { CONSOLE_LISTS, openTour } from '../testing/console-screens.js';
import { LOST_CALL, test } from '../testing/portal-test.js';

const NOUNS: Readonly<Record<string, string>> = {
  payments: 'payment records',
  'credit-notes': 'credit notes',
  'provider-events': 'events',
  settlements: 'settlements and differences',
  audit: 'actions',
};

test.use({ tolerated: LOST_CALL });

test('Each list of the console says when it is empty, and when it could not be fetched', async ({
  browser,
  seededProduct,
  watch,
}) => {
  const { page, visit } = await openTour(browser, seededProduct);
  watch(page);
  for (const { resource, path } of CONSOLE_LISTS) {
    const many = NOUNS[resource] ?? resource;
    await visit(`${path}?filter=${encodeURIComponent('{"q":"nobody-of-this-name"}')}&page=1`);
    await page.getByText(`No ${many} found`, { exact: true }).waitFor();
    const calls = `**/api/admin/${resource}?**`;
    await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }));
    await visit(`${path}?filter=${encodeURIComponent('{"q":"another"}')}&page=1`);
    await page.locator('main').getByRole('alert').getByText(`Failed to fetch ${many}.`).waitFor();
    await page.unroute(calls);
  }
});
