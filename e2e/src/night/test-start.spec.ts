import type { Route } from '@playwright/test';
import { violationsOn } from '../testing/looks.js';
import { expect, LOST_CALL, studentTest as test } from '../testing/portal-test.js';
import { page, product, student } from '../testing/running.js';

test.use({ tolerated: LOST_CALL, isPaid: true, testDomain: 'devops' });

test.describe('What keeps a test from starting', () => {
  const attempts = '**/api/attempts/*';
  const questions = '**/api/test/questions*';
  const drop = (route: Route) => route.abort();
  const sql = (text: string) => product.sql(text, [student.email]);

  const blocked: [string, string, () => Promise<unknown>][] = [
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
      async () => {
        await page.goto('/disclaimer');
        await page.evaluate(`localStorage.removeItem('testDomain')`);
      },
    ],
    [
      'the questions call gets no answer',
      'Could not connect to the server.',
      () => page.route(questions, drop),
    ],
  ];

  for (const [reason, text, cause] of blocked) {
    test(`is told when ${reason}`, async () => {
      await cause();
      await page.goto(`${product.url}/quiz`);
      await page.getByRole('heading', { name: 'Could Not Start Test' }).waitFor();
      await page.getByRole('alert').getByText(text).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('link', { name: 'Go Back' }).click();
      await page.waitForURL('**/test-terms');
    });
  }

  test('can be an empty list of questions', async () => {
    await page.route(questions, (route) =>
      route.fulfill({ json: { success: true, questions: [] } }),
    );
    await page.goto(`${product.url}/quiz`);
    await page.getByRole('heading', { name: 'No Questions Available' }).waitFor();
    await page.getByRole('link', { name: 'Go Back' }).waitFor();
  });

  test('goes away when it is tried again', async () => {
    await page.route(attempts, drop);
    await page.goto(`${product.url}/quiz`);
    await page.getByRole('heading', { name: 'Could Not Start Test' }).waitFor();
    await page.unroute(attempts);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Question 1 of 10').waitFor();
  });
});
