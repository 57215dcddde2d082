import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { violationsOn } from './testing/axe.js';
import { launchBrowser, watchedPage, type WatchedPage } from './testing/browser.js';
import { startProduct, type Product } from './testing/product.js';
import {
  enter,
  openTest,
  ownComplaints,
  paidStudent,
  saving,
  type PaidStudent,
} from './testing/sitting.js';
import { choose, goToQuestion } from './testing/take-test.js';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let watched: WatchedPage;
let page: Page;
let student: PaidStudent;

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
  student = await paidStudent(product);
  await enter(page, product, student);
});

afterEach(async () => {
  await context.close();
  await product.sql('UPDATE questions SET live = true');
  expect(ownComplaints(watched.complaints)).toEqual([]);
});

const flag = () => page.getByRole('button', { name: 'Flag this question' });

describe('A flag', () => {
  it('is told in words, kept over a reload, and asked about before the submit', async () => {
    await openTest(page, product);
    for (let number = 1; number <= 10; number++) {
      await goToQuestion(page, number);
      await choose(page, 'b');
    }
    await flag().click();
    await page.getByText('10 of 10 answered, 1 flagged').waitFor();
    await saving(page, 'Saved');
    await page.reload();
    await page.getByRole('button', { name: 'Question 10, answered, flagged' }).click();
    expect(await flag().getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Finish' }).click();
    const dialog = page.getByRole('dialog', { name: '1 question is flagged' });
    await dialog.getByRole('button', { name: 'Keep working' }).click();
    await flag().click();
    await page.getByRole('button', { name: 'Question 10, answered', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL('**/result/*');
  });
});

describe('The keyboard alone', () => {
  const focused = () =>
    page.evaluate<string>(`{
      const { activeElement: at } = document;
      at.getAttribute('aria-label') ?? (at.matches('input') ? at.value : at.textContent);
    }`);
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if (name.test(await focused())) return;
    }
    throw new Error(`Tab does not lead to ${String(name)}`);
  };

  it('takes a student through the test', async () => {
    await openTest(page, product);
    await tabTo(/^a$/);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('input:checked').getAttribute('value')).toBe('b');
    await tabTo(/^Flag this question/);
    await page.keyboard.press('Enter');
    await tabTo(/^Next$/);
    await page.keyboard.press('Enter');
    await page.getByText('Question 2 of 10').waitFor();
    expect(await focused()).toMatch(/^Question 2 of 10/);
    await tabTo(/^[ad]$/);
    await page.keyboard.press('Space');
    await tabTo(/^Question 10, not answered$/);
    await page.keyboard.press('Enter');
    await page.getByText('Question 10 of 10').waitFor();
    expect(await focused()).toMatch(/^Question 10 of 10/);
    await tabTo(/^Finish$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '8 questions are unanswered' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('Finish');
    await page.keyboard.press('Enter');
    await tabTo(/^Submit anyway$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/result/*');
  });
});

describe('What stands in the way of a test', () => {
  const attempts = '**/api/attempts/*';
  const questions = '**/api/test/questions*';
  const drop = (route: Route) => route.abort();
  const sql = (text: string) => product.sql(text, [student.email]);

  const blocked: [string, string, () => Promise<unknown>][] = [
    [
      'no attempts are left',
      'You have no remaining attempts.',
      () => sql('UPDATE students SET attempts_used = total_attempts WHERE email = $1'),
    ],
    [
      'the attempts call gets no answer',
      'Could not verify your test attempts. Please try again.',
      () => page.route(attempts, drop),
    ],
    [
      'it is not paid',
      'Payment has not been completed.',
      () => sql('UPDATE students SET paid_at = NULL WHERE email = $1'),
    ],
    [
      'no domain is chosen',
      'No domain selected. Please go back and select a domain.',
      () => page.evaluate(`localStorage.removeItem('testDomain')`),
    ],
    [
      'the domain has no questions',
      'No questions available for this domain.',
      () => product.sql(`UPDATE questions SET live = false WHERE domain = 'devops'`),
    ],
    [
      'the questions call gets no answer',
      'Could not connect to the server.',
      () => page.route(questions, drop),
    ],
  ];

  it.each(blocked)('is told when %s', async (_case, text, cause) => {
    await cause();
    await page.goto(`${product.url}/quiz`);
    await page.getByRole('heading', { name: 'Could Not Start Test' }).waitFor();
    await page.getByRole('alert').getByText(text).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await page.waitForURL('**/test-terms');
  });

  it('is an empty list of questions', async () => {
    await page.route(questions, (route) =>
      route.fulfill({ json: { success: true, questions: [] } }),
    );
    await page.goto(`${product.url}/quiz`);
    await page.getByRole('heading', { name: 'No Questions Available' }).waitFor();
    await page.getByRole('link', { name: 'Go Back' }).waitFor();
  });

  it('goes away when it is tried again', async () => {
    await page.route(attempts, drop);
    await page.goto(`${product.url}/quiz`);
    await page.getByRole('heading', { name: 'Could Not Start Test' }).waitFor();
    await page.unroute(attempts);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Question 1 of 10').waitFor();
  });
});

describe('axe', () => {
  const schemes = ['light', 'dark'] as const;
  const cases = [390, 1440].flatMap((width) => schemes.map((scheme) => [width, scheme] as const));

  it.each(cases)('finds nothing in any state at %i px, %s', async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await openTest(page, product);
    await choose(page, 'a');
    await flag().click();
    await saving(page, 'Saved');
    const found = [...(await violationsOn(page))];
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await violationsOn(page)));
    await page.route('**/api/test/submit', (route) => route.abort());
    await page.getByRole('button', { name: 'Submit anyway' }).click();
    await page.getByRole('alert').waitFor();
    found.push(...(await violationsOn(page)));
    await product.sql('UPDATE students SET session_version = 9 WHERE email = $1', [student.email]);
    await choose(page, 'b');
    await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
    found.push(...(await violationsOn(page)));
    await page.getByRole('button', { name: 'Later' }).click();
    await saving(page, 'Not saved: please sign in');
    found.push(...(await violationsOn(page)));
    expect(found).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });
});
