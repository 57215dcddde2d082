import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, watchedPage, type WatchedPage } from './testing/browser.js';
import { mailTo } from './testing/inbox.js';
import { startProduct, type Product } from './testing/product.js';
import { signIn, signUp, verify } from './testing/sign-up.js';
import { choose, chosenOption, payFee, goToQuestion, startTest } from './testing/take-test.js';
import { until } from './testing/until.js';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

beforeEach(async () => {
  context = await browser.newContext();
  watched = await watchedPage(context);
  ({ page } = watched);
});

afterEach(async () => {
  await context.close();
  expect(watched.complaints).toEqual([]);
});

let students = 0;
const newEmail = (): string => `student-${++students}@example.com`;

async function register(email: string): Promise<void> {
  await signUp(page, product, email);
  await verify(page, product, email);
  await signIn(page, email);
  await page.waitForURL('**/profile');
}

/** The right option of each question by its id, as the database has them. */
async function keys(): Promise<Record<string, string>> {
  const [attempt] = await product.sql(
    'SELECT questions FROM attempts ORDER BY started_at DESC LIMIT 1',
  );
  const questions = attempt?.questions as { id: string; correctOption: string }[];
  return Object.fromEntries(questions.map((one) => [one.id, one.correctOption]));
}

const answerRightly = async (rightKeys: Record<string, string>, from: number, to: number) => {
  for (let number = from; number <= to; number++) {
    const id = await goToQuestion(page, number);
    await choose(page, rightKeys[id] ?? '');
  }
};

describe('A student', () => {
  it('goes from sign-up to the result, with a reload in the middle of the test', async () => {
    const email = newEmail();
    await register(email);
    await payFee(page, product);
    await startTest(page, 'hr');
    const rightKeys = await keys();
    await answerRightly(rightKeys, 1, 4);
    await page.getByText('Saved', { exact: true }).waitFor();

    await page.reload();
    const id = await goToQuestion(page, 4);
    expect(await chosenOption(page)).toBe(rightKeys[id]);

    await answerRightly(rightKeys, 5, 7);
    const wronglyAnswered = await goToQuestion(page, 8);
    await choose(page, rightKeys[wronglyAnswered] === 'a' ? 'b' : 'a');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByText('2 questions are unanswered').waitFor();
    await page.getByRole('button', { name: 'Submit anyway' }).click();
    await page.waitForURL('**/result/*');
    await page.getByRole('heading', { name: 'Test Passed' }).waitFor();
    const shown = await page.getByRole('main').innerText();
    expect(shown).toContain('You needed 65% to pass.');
    expect(shown).toContain('7/10');
    expect(shown).toMatch(/70\s*%/);
    expect(shown).toContain('Attempts: 1/5 (Remaining: 4)');
    expect(shown).toContain('(Your Answer)');
    await mailTo(product.inboxUrl, email, /7 of 10/);
    await mailTo(product.inboxUrl, email, /₹500/);
  });

  it('whose time runs out gets the result of what was chosen', async () => {
    await product.sql(`UPDATE settings SET policy = '{"timeLimitSeconds": 6}'`);
    await register(newEmail());
    await payFee(page, product);
    await startTest(page, 'devops');
    await answerRightly(await keys(), 1, 2);
    await page.waitForURL('**/result/*');
    await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
    const shown = await page.getByRole('main').innerText();
    expect(shown).toContain('2/10');
    await product.sql(`UPDATE settings SET policy = '{}'`);
  });

  it('who closes the browser finds the result that the server closed', async () => {
    await product.sql(`UPDATE settings SET policy = '{"timeLimitSeconds": 5}'`);
    const email = newEmail();
    await register(email);
    await payFee(page, product);
    await startTest(page, 'devops');
    await answerRightly(await keys(), 1, 1);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.goto('about:blank');
    await until(
      async () => (await product.sql('SELECT 1 FROM results WHERE email = $1', [email]))[0],
    );
    await page.goto(`${product.url}/profile`);
    await page.getByRole('tab', { name: 'Test History' }).click();
    await page.getByRole('link', { name: /View/ }).click();
    await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('1/10');
    await product.sql(`UPDATE settings SET policy = '{}'`);
  });
});

describe('A visitor', () => {
  it.each(['/profile', '/quiz', '/test'])(
    'is sent from %s to sign in, and back afterwards',
    async (path) => {
      await page.goto(`${product.url}${path}`);
      await page.waitForURL('**/signin*');
    },
  );
});
