import type { BrowserContext, Page } from '@playwright/test';
import { NIGHT } from './testing/night.js';
import { mailTo } from './testing/inbox.js';
import { aStudent, browserOf, takeTest, type SignedIn } from './testing/student.js';
import { expect, LOST_CALL, test as base } from './testing/portal-test.js';
import { page, sharePage } from './testing/running.js';
import { signIn } from './testing/sign-up.js';
import type { Product } from './testing/product.js';

const test = base.extend<{ context: BrowserContext }>({
  context: async ({ browser, product }, use) => {
    const context = await browserOf(browser, product, student);
    await use(context);
    await context.close();
  },
});

test.beforeEach(sharePage);

test.use({ tolerated: LOST_CALL });
let product: Product;
let student: SignedIn;
let passedId: string;
let failedId: string;

test.beforeAll(async ({ product: sharedProduct }) => {
  product = sharedProduct;
  student = await aStudent(product, { isPaid: true });
  passedId = await takeTest(product, student, 7);
  failedId = await takeTest(product, student, 6);
});

type Reviewed = {
  readonly selectedOption: string | null;
  readonly correctAnswer: string;
  ruling?: object;
};

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

async function open(path: string, before?: (page: Page) => Promise<unknown>): Promise<void> {
  await before?.(page);
  await page.goto(path);
}

const main = () => page.getByRole('main');

async function expectWayHome(): Promise<void> {
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.waitForURL(`${product.url}/`);
}

test.describe('A result', () => {
  test('tells the verdict, the figures, and that it was mailed', async () => {
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
  });

  test('reviews every question, with why', async () => {
    await open(`/result/${passedId}`);
    const items = page.locator('[data-question]');
    await items.nth(9).waitFor();
    await expect(items).toHaveCount(10);
    await expect(page.locator('[data-question][data-correct="true"]')).toHaveCount(7);
    await expect(main().getByText('(Correct Answer)')).toHaveCount(10);
    await expect(main().getByText('(Your Answer)')).toHaveCount(2);
    await expect(main().getByText('Why:')).toHaveCount(10);
    expect(await items.nth(0).innerText()).toMatch(/^Question 8\s+Wrong/);
    expect(await items.nth(2).innerText()).toMatch(/^Question 10\s+Not answered/);
    expect(await items.nth(3).innerText()).toMatch(/^Question 1\s+Correct/);
    const lettered = await items.nth(0).locator('ul > li > span:first-child').allInnerTexts();
    expect(lettered).toEqual(['A', 'B', 'C', 'D']);
  });

  test('marks the own answer where a ruling says that several are right', async () => {
    await page.route(`**/api/test-results/${passedId}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { record: { questions: Reviewed[] } };
      for (const question of body.record.questions) {
        if (question.selectedOption !== question.correctAnswer) continue;
        const other = question.correctAnswer === 'a' ? 'b' : 'a';
        const accepted = [question.correctAnswer, other];
        question.ruling = { accepted, reasons: ['Both are.'], isNeutral: false };
      }
      await route.fulfill({ response, json: body });
    });
    await open(`/result/${passedId}`);
    const right = page.locator('[data-question][data-correct="true"]');
    await expect(right).toHaveCount(7);
    await expect(right.getByText('(Correct Answer)')).toHaveCount(14);
    await expect(right.getByText('(Correct Answer) (Your Answer)')).toHaveCount(7);
  });

  test(
    'shows the strengths by category, all questions, in words, and what the result means',
    NIGHT,
    async () => {
      await open(`/result/${passedId}`);
      const strengths = page.getByRole('region', { name: 'Strengths by Category' });
      await strengths.waitFor();
      const words = await strengths.locator('dd').allInnerTexts();
      const counts = words.map((text) => /^(\d+) of (\d+) right/.exec(text)?.slice(1).map(Number));
      expect(counts.reduce((sum, one) => sum + (one?.[0] ?? NaN), 0)).toBe(7);
      expect(counts.reduce((sum, one) => sum + (one?.[1] ?? NaN), 0)).toBe(10);
      await expect(strengths).not.toContainText('To do better next time');
      const meaning = page.getByRole('region', { name: 'What It Means' });
      await expect(meaning).toContainText('This was test 1 of 2. You got 13 of 20 questions in HR');
      await expect(meaning).toContainText('between 43 and 82% right');
    },
  );

  test('leads home, and to a retake in the same domain', async () => {
    await open(`/result/${passedId}`);
    const home = page.getByRole('link', { name: 'Go to Homepage' });
    expect(await home.getAttribute('href')).toBe('/');
    await page.getByRole('button', { name: 'Retake Test' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start Now' }).click();
    await page.waitForURL('**/quiz');
    await page.getByText('Question 1 of 10').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('testDomain'))).toBe('hr');
    await product.sql(
      `DELETE FROM attempts USING students
       WHERE students.id = student_id AND email = $1 AND closed_at IS NULL`,
      [student.email],
    );
  });
});

test.describe('A result of which little is known', () => {
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

  test('falls back to the text of the right answer, and to its key', NIGHT, async () => {
    await review([
      { ...bare, optionsText: { a: 'The first', b: 'The second' } },
      { ...bare, options: {} },
    ]);
    await open(`/result/${failedId}`);
    const items = page.locator('[data-question]');
    await page.getByRole('button', { name: 'Open all' }).click();
    const [first, second] = await items.allInnerTexts();
    for (const text of [first, second]) {
      expect(text).toContain('No options available for this question.');
    }
    expect(first).toMatch(/Correct answer: The second$/);
    expect(second).toMatch(/Correct answer: b$/);
    expect(await page.getByText('Strengths by Category').count()).toBe(0);
  });

  test('shows attempts only when both are numbers', NIGHT, async () => {
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
  });
});

test.describe('The page of a result', () => {
  test('says so without an id', NIGHT, async () => {
    await open('/result');
    await page.getByRole('alert').getByText('No result ID found.', { exact: true }).waitFor();
    await expectWayHome();
  });

  test('shows nothing of an unknown id, or of another student’s result', async () => {
    const other = await takeTest(product, await aStudent(product, { isPaid: true }));
    for (const id of [UNKNOWN, 'nonsense', other]) {
      await open(`/result/${id}`);
      await page.getByRole('alert').getByText('Failed to fetch result.', { exact: true }).waitFor();
    }
    await expectWayHome();
  });

  test('shows nothing of the student before, who signed out in another tab', async () => {
    const next = await aStudent(product);
    await open(`/result/${passedId}`);
    await page.getByRole('heading', { name: 'Test Passed' }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/disclaimer');
    await other.evaluate(
      `['studentEmail', 'studentName', 'token'].forEach((key) => localStorage.removeItem(key))`,
    );
    await page.waitForURL(`**/signin?next=%2Fresult%2F${passedId}`);
    await signIn(page, next.email);
    await page.getByRole('alert').getByText('Failed to fetch result.', { exact: true }).waitFor();
    expect(await main().innerText()).not.toContain(student.email);
    await other.close();
  });

  test('says that the server is away, and shows the result when it is back', NIGHT, async () => {
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
});
