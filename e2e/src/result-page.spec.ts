import { expectGoodLooks } from './testing/looks.js';
import { aStudent, takeTest } from './testing/student.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';
import { signIn } from './testing/sign-up.js';

test.use({ tolerated: LOST_CALL, isPaid: true });

const openResult = async (right = 7): Promise<string> => {
  const id = await takeTest(product, student, right);
  await page.goto(`/result/${id}`);
  return id;
};

type Reviewed = {
  readonly selectedOption: string | null;
  readonly correctAnswer: string;
  ruling?: object;
};

const main = () => page.getByRole('main');

test('A passed result tells the verdict, reviews every question with why, and marks the own answer where a ruling says that several are right; it shows nothing of the student before', async () => {
  const resultId = await openResult();
  await page.getByRole('heading', { level: 1, name: 'Test Passed' }).waitFor();
  const shown = await main().innerText();
  for (const words of ['You needed 65% to pass.', '70%', '7/10', 'Asha Rao', 'HR']) {
    expect(shown).toContain(words);
  }
  expect(shown).toContain('Attempts: 1/5 (Remaining: 4)');
  expect(shown).toMatch(/\d+ min \d+ s/);
  expect(shown).toContain(`on its way to ${student.email} by mail`);
  const items = page.locator('[data-question]');
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
  const home = page.getByRole('link', { name: 'Go to Homepage' });
  expect(await home.getAttribute('href')).toBe('/');

  await page.route(`**/api/test-results/${resultId}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { record: { questions: Reviewed[] } };
    for (const question of body.record.questions) {
      if (question.selectedOption !== question.correctAnswer) continue;
      const accepted = [question.correctAnswer, question.correctAnswer === 'a' ? 'b' : 'a'];
      question.ruling = { accepted, reasons: ['Both are.'], isNeutral: false };
    }
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  const right = page.locator('[data-question][data-correct="true"]');
  await expect(right).toHaveCount(7);
  await expect(right.getByText('(Correct Answer)')).toHaveCount(14);
  await expect(right.getByText('(Correct Answer) (Your Answer)')).toHaveCount(7);

  await page.unrouteAll();
  const other = await page.context().newPage();
  await other.goto('/disclaimer');
  await other.evaluate(
    `['studentEmail', 'studentName', 'token'].forEach((key) => localStorage.removeItem(key))`,
  );
  await page.waitForURL(`**/signin?next=%2Fresult%2F${resultId}`);
  const next = await aStudent(product);
  await signIn(page, next.email);
  await page.getByRole('alert').getByText('Failed to fetch result.', { exact: true }).waitFor();
  expect(await main().innerText()).not.toContain(student.email);
});

test('A failed result says what is missing and what to practise, and is reviewed by filters and keys', async () => {
  await openResult(6);
  await main().getByText('1 more right answer and you pass.').waitFor();
  await expect(main()).toContainText('Attempts: 1/5 (Remaining: 4)');
  const strengths = page.getByRole('region', { name: 'What to learn first' });
  await expect(strengths.getByRole('link', { name: /proof of work/ })).toHaveAttribute(
    'href',
    /^\/blog\//,
  );
  await main().getByRole('button', { name: 'Retake Test' }).waitFor();
  const lines = page.getByRole('button', { name: /^Question \d+/ });
  await expect(lines).toHaveCount(10);
  await page.getByText('10 of 10 questions are shown, what was wrong first.').waitFor();
  const filters = page.getByRole('group', { name: 'Questions to show' });
  await filters.getByRole('button', { name: 'Wrong 3' }).click();
  await expect(lines).toHaveCount(3);
  await page.getByRole('status').getByText('3 of 10 questions are shown.').waitFor();
  await expect(lines.first()).toHaveAttribute('aria-expanded', 'false');
  await lines.first().press('Enter');
  await expect(lines.first()).toHaveAttribute('aria-expanded', 'true');
  await page.getByText('(Your Answer)').first().waitFor();
  await expectGoodLooks(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('(Correct Answer)').filter({ visible: true })).toHaveCount(10);
  await page.emulateMedia({ media: 'screen' });
  await main().getByRole('link', { name: 'Practise First' }).click();
  await expect(page.getByLabel('Domain')).toHaveValue('hr');
});
