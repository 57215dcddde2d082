import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, watchedPage, type WatchedPage } from './testing/browser.js';
import { mailTo } from './testing/inbox.js';
import { startProduct, type Product } from './testing/product.js';
import { aStudent, browserOf, takeTest, type SignedIn } from './testing/student.js';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let product: Product;
let browser: Browser;
let student: SignedIn;
let passedId: string;
let failedId: string;
let context: BrowserContext;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  student = await aStudent(product, { isPaid: true });
  passedId = await takeTest(product, student, 7);
  failedId = await takeTest(product, student, 6);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

afterEach(() => context.close());

async function open(path: string, before?: (page: Page) => Promise<unknown>): Promise<void> {
  context = await browserOf(browser, product, student);
  watched = await watchedPage(context);
  ({ page } = watched);
  await before?.(page);
  await page.goto(product.url + path);
}

const main = () => page.getByRole('main');
const expectNoComplaints = () => expect(watched.complaints).toEqual([]);

async function expectWayHome(): Promise<void> {
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.waitForURL(`${product.url}/`);
}

describe('A result', () => {
  it('tells the verdict, the figures, and that it was mailed', async () => {
    await open(`/result/${passedId}`);
    await page.getByRole('heading', { level: 1, name: 'Test Passed' }).waitFor();
    const shown = await main().innerText();
    for (const words of ['You needed 65% to pass.', '70%', '7/10', 'Asha Rao', 'HR']) {
      expect(shown).toContain(words);
    }
    expect(shown).toContain('Attempts: 1/5 (Remaining: 4)');
    expect(shown).toMatch(/\d+ min \d+ s/);
    expect(shown).toContain(`on its way to ${student.email} by mail`);
    const mail = await mailTo(product.inboxUrl, student.email, /7 of 10/);
    expect(mail.text).toContain(`/result/${passedId}`);
    expectNoComplaints();
  });

  it('that failed says so, and needs no one to count', async () => {
    await open(`/result/${failedId}`);
    await page.getByRole('heading', { level: 1, name: 'Test Failed' }).waitFor();
    const shown = await main().innerText();
    expect(shown).toContain('60%');
    expect(shown).toContain('Attempts: 2/5 (Remaining: 3)');
    expectNoComplaints();
  });

  it('reviews every question, with why', async () => {
    await open(`/result/${passedId}`);
    const items = page.locator('[data-question]');
    await items.nth(9).waitFor();
    expect(await items.count()).toBe(10);
    expect(await page.locator('[data-question][data-correct="true"]').count()).toBe(7);
    expect(await main().getByText('(Correct Answer)').count()).toBe(10);
    expect(await main().getByText('(Your Answer)').count()).toBe(2);
    expect(await main().getByText('Why:').count()).toBe(10);
    expect(await items.nth(0).innerText()).toMatch(/^Question 1\s+Correct/);
    expect(await items.nth(9).innerText()).toMatch(/^Question 10\s+Not answered/);
    const lettered = await items.nth(0).locator('ul > li > span:first-child').allInnerTexts();
    expect(lettered).toEqual(['A', 'B', 'C', 'D']);
    expectNoComplaints();
  });

  it('shows the strengths by category: all questions, in words, and what to work on', async () => {
    await open(`/result/${passedId}`);
    const strengths = page.getByRole('region', { name: 'Strengths by Category' });
    await strengths.waitFor();
    const words = await strengths.locator('dd').allInnerTexts();
    const counts = words.map((text) => /^(\d+) of (\d+) right/.exec(text)?.slice(1).map(Number));
    expect(counts.reduce((sum, one) => sum + (one?.[0] ?? NaN), 0)).toBe(7);
    expect(counts.reduce((sum, one) => sum + (one?.[1] ?? NaN), 0)).toBe(10);
    const advice = await strengths.locator('p').innerText();
    expect(advice).toMatch(/^To do better next time, work on /);
    const names = await strengths.locator('dt').allInnerTexts();
    expect(advice).toContain(names.at(-1));
    expectNoComplaints();
  });

  it('leads home, and to a retake in the same domain', async () => {
    await open(`/result/${passedId}`);
    const home = page.getByRole('link', { name: 'Go to Homepage' });
    expect(await home.getAttribute('href')).toBe('/');
    await page.getByRole('button', { name: 'Retake Test' }).click();
    await page.waitForURL('**/quiz');
    await page.getByText('Question 1 of 10').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('testDomain'))).toBe('hr');
    await product.sql('DELETE FROM attempts WHERE closed_at IS NULL');
    expectNoComplaints();
  });

  it('on paper has neither navigation nor buttons, and is black on white', async () => {
    await open(`/result/${passedId}`);
    await page.getByText('Question Review').waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    const breaks = await page
      .locator('[data-question]')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    expect(await main().getByText('Why:').last().isVisible()).toBe(true);
  });
});

describe('A result of which little is known', () => {
  const review = (questions: unknown[]) =>
    product.sql('UPDATE results SET questions = $2 WHERE id = $1', [
      failedId,
      JSON.stringify(questions),
    ]);
  const bare = {
    question: 'Which one?',
    correctAnswer: 'b',
    selectedOption: 'a',
    isCorrect: false,
  };

  it('falls back to the text of the right answer, and to its key', async () => {
    await review([
      { ...bare, optionsText: { a: 'The first', b: 'The second' } },
      { ...bare, options: {} },
    ]);
    await open(`/result/${failedId}`);
    const items = page.locator('[data-question]');
    await items.nth(1).waitFor();
    const [first, second] = await items.allInnerTexts();
    for (const text of [first, second]) {
      expect(text).toContain('No options available for this question.');
    }
    expect(first).toMatch(/Correct answer: The second$/);
    expect(second).toMatch(/Correct answer: b$/);
    expect(await page.getByText('Strengths by Category').count()).toBe(0);
    expectNoComplaints();
  });

  it('shows attempts only when both are numbers', async () => {
    await open(`/result/${failedId}`, () =>
      page.route('**/api/test-results/*', async (route) => {
        const response = await route.fetch();
        const { record, ...rest } = (await response.json()) as { record: object };
        const known = { ...record, attemptsUsed: null };
        await route.fulfill({ response, json: { ...rest, record: known } });
      }),
    );
    await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
    expect(await main().innerText()).not.toContain('Attempts:');
    expectNoComplaints();
  });
});

describe('No result', () => {
  it('without an id', async () => {
    await open('/result');
    await page.getByRole('alert').getByText('No result ID found.', { exact: true }).waitFor();
    await expectWayHome();
    expectNoComplaints();
  });

  it('of an unknown id, or of another student’s', async () => {
    const other = await takeTest(product, await aStudent(product, { isPaid: true }));
    for (const id of [UNKNOWN, 'nonsense', other]) {
      if (id !== UNKNOWN) await context.close();
      await open(`/result/${id}`);
      await page.getByRole('alert').getByText('Failed to fetch result.', { exact: true }).waitFor();
    }
    await expectWayHome();
    expectNoComplaints();
  });

  it.each([
    [{ success: false }, 'Failed to fetch result.'],
    [{ success: false, message: 'Results are being checked.' }, 'Results are being checked.'],
  ])('when the server refuses with %j', async (json, shown) => {
    await open(`/result/${passedId}`, () =>
      page.route('**/api/test-results/*', (route) => route.fulfill({ status: 409, json })),
    );
    await page.getByRole('alert').getByText(shown, { exact: true }).waitFor();
    await expectWayHome();
    expectNoComplaints();
  });

  it('while the server is away, and the result when it is back', async () => {
    await open(`/result/${passedId}`, () =>
      page.route('**/api/test-results/*', (route) => route.abort('connectionrefused')),
    );
    const shown = page.getByRole('alert').getByText('Could not connect to the server.');
    await shown.waitFor();
    await page.getByRole('link', { name: 'Go Home' }).waitFor();
    await page.unroute('**/api/test-results/*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Test Passed' }).waitFor();
  });

  it('yet, while the server is slow: that is said after a while', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await open(`/result/${passedId}`, () =>
      page.route('**/api/test-results/*', (route) => held.then(() => route.continue())),
    );
    await page.getByRole('status').getByText('Loading...').waitFor();
    await page.getByText('This takes longer than usual.').waitFor();
    goOn();
    await page.getByRole('heading', { name: 'Test Passed' }).waitFor();
    expectNoComplaints();
  });
});
