import { expect, studentTest as test } from '../testing/portal-test.js';
import { page, product, sharePage, student } from '../testing/running.js';
import { takeTest } from '../testing/student.js';

test.beforeEach(sharePage);

test.use({ isPaid: true });

test('A result shows the strengths by category and what the result means, in words', async () => {
  const resultId = await takeTest(product, student, 7);
  await takeTest(product, student, 6);
  await page.goto(`/result/${resultId}`);
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
});

test('A result of which little is known falls back to the text of the right answer, and to its key', async () => {
  const resultId = await takeTest(product, student);
  const bare = {
    question: 'Which one?',
    correctAnswer: 'b',
    selectedOption: 'a',
    isCorrect: false,
  };
  const questions = [
    { ...bare, optionsText: { a: 'The first', b: 'The second' } },
    { ...bare, options: {} },
  ];
  await product.sql('UPDATE results SET questions = $2 WHERE id = $1', [
    resultId,
    JSON.stringify(questions),
  ]);
  await page.route('**/api/test-results/*', async (route) => {
    const response = await route.fetch();
    const { record, ...rest } = (await response.json()) as { record: object };
    const known = { ...record, attemptsUsed: null };
    await route.fulfill({ response, json: { ...rest, record: known } });
  });
  await page.goto(`/result/${resultId}`);
  await page.getByRole('button', { name: 'Open all' }).click();
  const [first, second] = await page.locator('[data-question]').allInnerTexts();
  for (const text of [first, second]) {
    expect(text).toContain('No options available for this question.');
  }
  expect(first).toMatch(/Correct answer: The second$/);
  expect(second).toMatch(/Correct answer: b$/);
  expect(await page.getByRole('main').innerText()).not.toContain('Attempts:');
});
