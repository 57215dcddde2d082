import { expect, studentTest as test } from '../testing/portal-test.js';
import { page, product, student } from '../testing/running.js';
import { takeTest } from '../testing/student.js';

test.use({ isPaid: true });

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
    await route.fulfill({ response, json: { ...rest, record: { ...record, attemptsUsed: null } } });
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
