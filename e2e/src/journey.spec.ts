import { mailTo } from './testing/inbox.js';
import { endIn, resultsOf } from './testing/attempt.js';
import { signIn, signUp, verify } from './testing/sign-up.js';
import {
  choose,
  chosenOption,
  goToQuestion,
  goToTest,
  payFee,
  startTest,
} from './testing/take-test.js';
import { until } from './testing/until.js';
import { expect, studentTest, test } from './testing/portal-test.js';
import { page, product, sharePage, student } from './testing/running.js';
import { freshEmail } from './testing/student.js';

test.beforeEach(sharePage);

/** Seconds after which the server closes a test by itself. */
const OVER = 16;

async function register(email: string): Promise<void> {
  await signUp(page, product, email);
  await verify(page, product, email);
  await signIn(page, email);
  await page.waitForURL('**/profile');
}

/** The right option of each question by its id, as the database has them. */
async function keys(email: string): Promise<Record<string, string>> {
  const [attempt] = await product.sql(
    `SELECT questions FROM attempts JOIN students ON students.id = student_id
     WHERE email = $1 ORDER BY started_at DESC LIMIT 1`,
    [email],
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

test.describe('A student', () => {
  test('goes from sign-up to the result, with a reload in the middle of the test', async () => {
    const email = freshEmail();
    await register(email);
    await payFee(page, product);
    await goToTest(page);
    await startTest(page, 'hr');
    const rightKeys = await keys(email);
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
    await page.getByRole('button', { name: 'Open all' }).click();
    const shown = await page.getByRole('main').innerText();
    expect(shown).toContain('You needed 65% to pass.');
    expect(shown).toContain('7/10');
    expect(shown).toMatch(/70\s*%/);
    expect(shown).toContain('Attempts: 1/5 (Remaining: 4)');
    expect(shown).toContain('(Your Answer)');
    await mailTo(product.inboxUrl, email, /7 of 10/);
    await mailTo(product.inboxUrl, email, /₹500/);
  });

  test.describe('who has paid', () => {
    studentTest.use({ isPaid: true });

    studentTest('closes the browser, and finds the result that the server closed', async () => {
      await page.goto('/test');
      await startTest(page, 'devops');
      await answerRightly(await keys(student.email), 1, 1);
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.goto('about:blank');
      await endIn(product, student, -OVER);
      await until(async () => (await resultsOf(product, student))[0]);
      await page.goto('/profile');
      await page.getByRole('tab', { name: 'Test History' }).click();
      await page.getByRole('link', { name: /View/ }).click();
      await page.getByRole('heading', { name: 'Test Failed' }).waitFor();
      expect(await page.getByRole('main').innerText()).toContain('1/10');
    });
  });
});

test('A visitor is sent from each page of students to sign-in', async () => {
  for (const [path, next] of [
    ['/profile', '/profile'],
    ['/test', '/test'],
    ['/quiz', '/test'],
    ['/result/1', '/result/1'],
  ] as const) {
    await page.goto(path);
    await page.waitForURL(`**/signin?next=${encodeURIComponent(next)}`);
  }
});
