import type { Page } from '@playwright/test';
import type { Product } from './product.js';
import type { SignedIn } from './student.js';
import { choose, goToQuestion } from './take-test.js';

export async function openTest(page: Page, { url }: Product): Promise<void> {
  await page.goto(`${url}/quiz`);
  await page.getByText(/^Question \d+ of 10$/).waitFor();
}

export const saving = (page: Page, text: string): Promise<void> =>
  page.locator('[data-state]').getByText(text, { exact: true }).waitFor();

/** @returns the id of the question */
export async function answer(page: Page, number: number, key: string): Promise<string> {
  const id = await goToQuestion(page, number);
  await choose(page, key);
  return id;
}

export async function submitAnyway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
}

/**
 * The session ends while the next call with a body like this is on its way, by default the next answer: any call before
 * that, such as a look for news, would find it ended, and ask too early.
 */
export async function endSessionWithNext(
  page: Page,
  product: Product,
  { email }: SignedIn,
  call = '**/api/test/answers',
  body = /"answers":{"/,
): Promise<void> {
  let isDue = true;
  await page.route(call, async (route) => {
    if (isDue && body.test(route.request().postData() ?? '')) {
      isDue = false;
      await product.sql(
        'UPDATE students SET session_version = session_version + 1 WHERE email = $1',
        [email],
      );
    }
    await route.continue();
  });
}

export async function savedAnswers(product: Product, { email }: SignedIn) {
  const [attempt] = await product.sql(
    `SELECT answers FROM attempts JOIN students ON students.id = student_id
     WHERE email = $1 ORDER BY started_at DESC LIMIT 1`,
    [email],
  );
  return attempt?.answers as Record<string, string | null>;
}

export async function endIn(product: Product, { email }: SignedIn, seconds: number) {
  await product.sql(
    `UPDATE attempts SET deadline = now() + make_interval(secs => $2)
     WHERE state = 'open' AND student_id = (SELECT id FROM students WHERE email = $1)`,
    [email, seconds],
  );
}

export const resultsOf = (product: Product, { email }: SignedIn) =>
  product.sql(
    `SELECT results.id, results.questions, students.attempts_used AS used FROM results
     JOIN students ON students.id = student_id WHERE students.email = $1`,
    [email],
  );

export const answeredIn = (result: Record<string, unknown> | undefined): number =>
  (result!.questions as { selectedOption: string | null }[]).filter(
    ({ selectedOption }) => selectedOption !== null,
  ).length;
