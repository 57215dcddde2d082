import type { Page } from '@playwright/test';
import { anAdmin } from './testing/admin.js';
import { FULL } from './testing/core.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, ownProduct, studentTest } from './testing/portal-test.js';
import { browser, openDesk, page, product, sharePage, student, watch } from './testing/running.js';
import type { Product } from './testing/product.js';
import { changeSettings } from './testing/settings.js';
import { saving } from './testing/attempt.js';
import { aStudent, browserOf } from './testing/student.js';
import { choose, goToQuestion, startTest } from './testing/take-test.js';
import { until } from './testing/until.js';

// The switch holds for every test of a product.
const test = studentTest.extend(ownProduct());

test.beforeEach(sharePage);
test.describe.configure({ mode: 'serial' });
test.use({ isPaid: true });

const DOMAIN = 'devops';
const TOLD = /^While the test runs, its page counts how often and how long you leave it/;

/** As the browser does when another tab is looked at, or this one again. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Leaves the page for longer than a blink, by the clock that it counts with. */
async function leave(page: Page, seconds: number): Promise<void> {
  await show(page, 'hidden');
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction(([start, least]) => performance.now() - start > least, [
    from,
    seconds * 1_000,
  ] as const);
  await show(page, 'visible');
}

async function copyQuestion(page: Page): Promise<void> {
  await page.locator('legend').evaluate((legend) => getSelection()?.selectAllChildren(legend));
  await page.evaluate(() => document.dispatchEvent(new ClipboardEvent('copy')));
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await page.waitForURL('**/result/*');
  await page
    .getByRole('heading', { name: 'Test Failed' })
    .or(page.getByRole('heading', { name: 'Test Passed' }))
    .waitFor();
}

/** From now on; answers how to wait until the page tells what it counts: that code comes after the test. */
function untilItCounts(page: Page): () => Promise<void> {
  let isTold = false;
  page.on('request', (request) => {
    isTold ||= request.postData()?.includes('awaySeconds') ?? false;
  });
  return async () => {
    await until(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      return isTold;
    });
  };
}

async function signalsOf(product: Product, email: string) {
  const [row] = await product.sql(
    `SELECT pages FROM attempt_signals
     JOIN attempts ON attempts.id = attempt_id JOIN students ON students.id = student_id
     WHERE email = $1`,
    [email],
  );
  return row?.pages as readonly { leaves: number; copies: number }[] | undefined;
}

test('Leaving a test and copying from it is told before, counted, and said afterwards to both', async () => {
  await page.goto(`${product.url}/test`);
  await page.getByText(TOLD).waitFor();
  const itCounts = untilItCounts(page);
  await startTest(page, DOMAIN);
  await itCounts();
  await goToQuestion(page, 1);
  await leave(page, 1.2);
  await copyQuestion(page);
  await choose(page, 'a');
  await saving(page, 'Saved');
  await until(async () => (await signalsOf(product, student.email))?.[0]?.leaves === 1);

  // Another device counts for itself, and a reload goes on with what the page counted.
  const itCountsAgain = untilItCounts(page);
  await page.reload();
  await page.getByText(/^Question \d+ of 10$/).waitFor();
  await itCountsAgain();
  const other = await browserOf(browser, product, student);
  const phone = watch(await other.newPage());
  const itCountsThere = untilItCounts(phone);
  await phone.goto(`${product.url}/quiz`);
  await phone.getByText(/^Question \d+ of 10$/).waitFor();
  await itCountsThere();
  await until(async () => (await signalsOf(product, student.email))?.length === 2);
  await phone.close();

  await leave(page, 1.2);
  await submit(page);
  await page
    .getByText(
      /^You left the page twice, \d+ s in all\. You copied text from it once\. It was open in 2 tabs or devices\. It does not change your score\.$/,
    )
    .waitFor();
  await expectGoodLooks(page);

  const desk = await openDesk('support');
  const attemptId = page.url().split('/').pop() ?? '';
  await desk.goto(`${product.url}/admin/attempts/${attemptId}/show`);
  await desk.getByRole('cell', { name: '2 tabs or devices', exact: true }).waitFor();
  await desk.getByRole('cell', { name: '2 times', exact: true }).waitFor();
  await expectGoodLooks(desk);
});

test('An owner turns it off: then nothing is told, counted or shown', FULL, async () => {
  const desk = await openDesk('owner');
  await desk.goto(`${product.url}/admin/settings`);
  await desk.getByRole('checkbox', { name: 'Count the signals of a test' }).uncheck();
  await expectGoodLooks(desk);
  await desk.getByRole('button', { name: 'Review the change' }).click();
  await desk.getByText('One sentence is no longer said.').waitFor({ state: 'attached' });
  await desk.getByLabel('Reason').fill('Not this season');
  await desk.getByRole('button', { name: 'Change settings' }).click();
  await desk.getByRole('dialog').waitFor({ state: 'detached' });

  await until(
    async () => !(await (await fetch(`${product.url}/test`)).text()).includes('its page counts'),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${product.url}/test`);
  await page.getByText('You have 30 minutes.').waitFor();
  expect(await page.getByText(TOLD).count()).toBe(0);
  await startTest(page, DOMAIN);
  await goToQuestion(page, 1);
  await leave(page, 1.2);
  await choose(page, 'a');
  await saving(page, 'Saved');
  const sent = page.waitForRequest('**/api/test/submit');
  const answered = page.waitForResponse(/\/api\/test-results\/[^/]+\/signals$/);
  await submit(page);
  expect((await sent).postData()).not.toContain('awaySeconds');
  expect(await (await answered).json()).toEqual({ success: true, signals: null });
  expect(await page.getByText('It does not change your score.').count()).toBe(0);
  expect(asked.filter((url) => url.includes('count-signals-'))).toEqual([]);
  expect(await signalsOf(product, student.email)).toBeUndefined();
});

test('A browser that can not load the counter sits the test as well as any', FULL, async () => {
  await changeSettings(product, await anAdmin(product), { countsSignals: 1 });
  const student = await aStudent(product, { isPaid: true });
  const context = await browserOf(browser, product, student);
  const page = watch(await context.newPage());
  await page.route(/\/assets\/count-signals-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const other = 1;' }),
  );
  await until(async () =>
    (await (await fetch(`${product.url}/test`)).text()).includes('its page counts'),
  );
  await page.goto(`${product.url}/test`);
  const broken = page.waitForResponse(/\/assets\/count-signals-/);
  await startTest(page, DOMAIN);
  await (await broken).finished();
  await leave(page, 1.2);
  await choose(page, 'c');
  await saving(page, 'Saved');
  await submit(page);
  expect(await signalsOf(product, student.email)).toEqual([]);
});
