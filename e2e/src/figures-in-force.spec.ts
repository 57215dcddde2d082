import type { Browser, Page } from '@playwright/test';
import { type Admin, anAdmin } from './testing/admin.js';
import { NEW_FIGURES, oldFiguresIn } from './testing/figures.js';
import { expect, ownProduct, test as base, watchPage } from './testing/portal-test.js';
import { changeSettings, type Product } from './testing/product.js';
import { aStudent, browserOf, NOBODY, type SignedIn, takeTest } from './testing/student.js';
import { until } from './testing/until.js';

const test = base.extend(ownProduct());
test.describe.configure({ mode: 'serial' });

let product: Product;
let owner: Admin;
let student: SignedIn;
const complaints: string[] = [];

async function change(changes: Record<string, number>, shown: string): Promise<void> {
  await changeSettings(product, owner, changes);
  await until(async () => {
    const response = await fetch(`${product.url}/test-terms`);
    return (await response.text()).includes(shown);
  });
}

async function newPage(browser: Browser, visitor: SignedIn | null): Promise<Page> {
  const context = visitor
    ? await browserOf(browser, product, visitor)
    : await browser.newContext({ storageState: NOBODY });
  return watchPage(await context.newPage(), complaints);
}

test.beforeAll(async ({ product: own }) => {
  product = own;
  owner = await anAdmin(product);
  await change(NEW_FIGURES, '₹750');
  student = await aStudent(product);
});

test.afterAll(() => expect(complaints).toEqual([]));

test('A page that stays open is loaded again under other figures, and keeps a chat that was begun', async ({
  browser,
}) => {
  const page = await newPage(browser, null);
  await page.clock.install();
  const openSiteMap = async () => {
    await page.goto(`${product.url}/site-map`);
    // Its scripts come with the first touch.
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Open support chat' }).waitFor();
  };
  await openSiteMap();
  await change({ feeRupees: 760 }, '₹760');
  await page.clock.fastForward('00:30');
  await page.getByRole('link', { name: 'Terms of the test' }).click();
  await page.getByText('₹760 once, for all').first().waitFor();

  await openSiteMap();
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await page.getByLabel('Your message').fill('Hello');
  await page.keyboard.press('Enter');
  await change({ feeRupees: 750 }, '₹750');
  await page.clock.fastForward('00:30');
  const asked = page.waitForResponse('**/api/figures');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await asked;
  await page.getByRole('heading', { name: 'Disclaimer', level: 1 }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor();
  await expect(page.getByRole('log')).toContainText('You: Hello');
  await page.context().close();
});

test('An order is refused where the page shows another fee; payment and result go by those in force', async ({
  browser,
}) => {
  await change({ ...NEW_FIGURES, feeRupees: 760 }, '₹760');
  const page = await newPage(browser, student);
  await page.goto(`${product.url}/payment`);
  const payOld = page.getByRole('button', { name: 'Pay ₹760' });
  await payOld.waitFor();
  await change({ feeRupees: 750 }, '₹750');
  await payOld.click();
  await page.getByText('The fee has changed, please read again', { exact: true }).waitFor();
  await expect(page.getByText('₹760')).toHaveCount(0);
  expect(await product.sql('SELECT id FROM payments')).toEqual([]);

  await page.getByRole('button', { name: 'Pay ₹750' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Pay ₹750.00' }).click();
  await page.getByText('Payment successful!').waitFor();

  await page.goto(`${product.url}/result/${await takeTest(product, student, 9)}`);
  await page.getByText('You needed 70% to pass.').waitFor();
  // The questions have separate figures.
  await page.evaluate(() => document.querySelector('[aria-labelledby=review]')?.remove());
  const result = (await page.locator('body').textContent()) ?? '';
  expect(oldFiguresIn(result)).toEqual([]);
  expect(result).toContain('9/12');
  expect(result).toContain('Attempts: 1/3 (Remaining: 2)');
  await page.context().close();
});

test('A test is not started under other figures than were read', async ({ browser }) => {
  const page = await newPage(browser, student);
  const openTests = () => product.sql("SELECT id FROM attempts WHERE state = 'open'");
  await page.goto(`${product.url}/test`);
  const start = page.getByRole('button', { name: 'Start Test' });
  await page.getByRole('combobox', { name: 'Domain' }).selectOption('devops');
  await change({ timeLimitSeconds: 40 * 60 }, '40 minutes');
  await start.click();
  await page.getByText('What holds for the test has changed.').waitFor();
  await page.getByText('You have 40 minutes.').waitFor();
  expect(await openTests()).toEqual([]);
  // A document of /quiz that is sent later has the later figures in it, which nobody read.
  await page.route('**/api/attempts/*', () => undefined, { times: 1 });
  const held = page.waitForRequest('**/api/attempts/*');
  await start.click();
  await page.waitForURL('**/quiz');
  await held;
  await change({ timeLimitSeconds: 50 * 60 }, '50 minutes');
  await page.reload();
  await page.waitForURL('**/test');
  await page.getByText('You have 50 minutes.').waitFor();
  expect(await openTests()).toEqual([]);
  await start.click();
  await page.getByText('Question 1 of').waitFor();
  await page.context().close();
});
