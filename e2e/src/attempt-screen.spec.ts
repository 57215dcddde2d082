import type { Route } from '@playwright/test';
import { anAdmin } from './testing/admin.js';
import { NIGHT } from './testing/night.js';
import { expectGoodLooks, violationsOn } from './testing/looks.js';
import { openTest, saving } from './testing/attempt.js';
import { choose, goToQuestion } from './testing/take-test.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, sharePage, student } from './testing/running.js';
import { call, takeTest } from './testing/student.js';

test.beforeEach(sharePage);

test.use({ tolerated: LOST_CALL, isPaid: true, testDomain: 'devops' });

const flag = () => page.getByRole('button', { name: 'Flag this question' });

test.afterEach(() => product.sql(`UPDATE questions SET live = true WHERE domain = 'devops'`));

test.describe('A flag', () => {
  test('is told in words, kept over a reload, and asked about before the submit', async () => {
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
    await page
      .getByRole('dialog', { name: 'All 10 questions are answered' })
      .getByRole('button', { name: 'Submit test' })
      .click();
    await page.waitForURL('**/result/*');
  });
});

test('A word of the admins moves no option under the pointer', async () => {
  await openTest(page, product);
  const place = () =>
    page
      .getByRole('radio')
      .first()
      .evaluate((option) => option.getBoundingClientRect().top);
  const before = await place();
  const { token } = await anAdmin(product, 'support');
  const body = { domain: 'devops', text: 'Stay calm, the power is back.' };
  await call(product, 'POST', '/api/admin/open-attempts/announce', { token, body });
  const word = page.getByText('Stay calm, the power is back.');
  await word.waitFor();
  expect(await place()).toBe(before);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(word).toHaveCount(0);
});

test('A reload shows the question that was in view', NIGHT, async () => {
  await openTest(page, product);
  await goToQuestion(page, 4);
  await page.reload();
  await page.getByText('Question 4 of 10').waitFor();
});

test(
  'A test that was submitted elsewhere ends by itself where it is only looked at',
  NIGHT,
  async () => {
    await page.clock.install();
    await openTest(page, product);
    await takeTest(product, student);
    await page.clock.runFor(30_000);
    await page.waitForURL('**/result/*');
  },
);

test.describe('The keyboard alone', () => {
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

  test('takes a student through the test', async () => {
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

test.describe('What keeps a test from starting', () => {
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
      async () => {
        await page.goto('/disclaimer');
        await page.evaluate(`localStorage.removeItem('testDomain')`);
      },
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

  for (const [reason, text, cause] of blocked) {
    test(`is told when ${reason}`, NIGHT, async () => {
      await cause();
      await page.goto(`${product.url}/quiz`);
      await page.getByRole('heading', { name: 'Could Not Start Test' }).waitFor();
      await page.getByRole('alert').getByText(text).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('link', { name: 'Go Back' }).click();
      await page.waitForURL('**/test-terms');
    });
  }

  test('can be an empty list of questions', NIGHT, async () => {
    await page.route(questions, (route) =>
      route.fulfill({ json: { success: true, questions: [] } }),
    );
    await page.goto(`${product.url}/quiz`);
    await page.getByRole('heading', { name: 'No Questions Available' }).waitFor();
    await page.getByRole('link', { name: 'Go Back' }).waitFor();
  });

  test('goes away when it is tried again', NIGHT, async () => {
    await page.route(attempts, drop);
    await page.goto(`${product.url}/quiz`);
    await page.getByRole('heading', { name: 'Could Not Start Test' }).waitFor();
    await page.unroute(attempts);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Question 1 of 10').waitFor();
  });
});

test('In each of its states the page of the test looks good', async () => {
  await openTest(page, product);
  await choose(page, 'a');
  await flag().click();
  await saving(page, 'Saved');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await expectGoodLooks(page);
  await page.route('**/api/test/submit', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await page.getByRole('alert').waitFor();
  await expectGoodLooks(page);
  await product.sql('UPDATE students SET session_version = 9 WHERE email = $1', [student.email]);
  await choose(page, 'b');
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await saving(page, 'Not saved: please sign in');
  await expectGoodLooks(page);
});
