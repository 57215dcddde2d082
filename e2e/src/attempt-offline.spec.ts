import type { Page } from '@playwright/test';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { context, page, product, student } from './testing/running.js';
import { answer, openTest, savedAnswers, saving } from './testing/attempt.js';
import { chosenOption, goToQuestion } from './testing/take-test.js';

test.use({ tolerated: LOST_CALL, isPaid: true, testDomain: 'devops' });

const keptShell = (page: Page) =>
  page.evaluate(async () => ({
    isActive: Boolean((await navigator.serviceWorker.getRegistration('/quiz'))?.active),
    isControlled: Boolean(navigator.serviceWorker.controller),
    caches: (await caches.keys()).length,
    attempt: localStorage.getItem('portal.sitting') !== null,
  }));

const untilKept = (page: Page) =>
  expect.poll(() => keptShell(page)).toMatchObject({ isActive: true, caches: 1 });

test('A test goes on after a reload without network, and is saved when that is back; nothing else is kept, and nothing after the student has logged out', async () => {
  await openTest(page, product);
  const first = await answer(page, 1, 'a');
  await saving(page, 'Saved');
  await untilKept(page);
  await context.setOffline(true);
  const second = await answer(page, 2, 'b');
  await saving(page, 'Not saved: will retry');
  await page.getByText('Something is wrong here').click();
  await page.getByLabel('What is wrong?').fill('Two are right');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.reload();
  // The question that was in view, with what was chosen, and the clock.
  await page.getByText('Question 2 of 10', { exact: true }).waitFor();
  expect(await chosenOption(page)).toBe('b');
  await page.getByText('You said: “Two are right”').waitFor();
  await expect(page.getByRole('timer')).toContainText(/(2\d|30):\d\d/);
  await goToQuestion(page, 1);
  expect(await chosenOption(page)).toBe('a');
  const third = await answer(page, 3, 'c');
  await saving(page, 'Not saved: will retry');
  expect(await savedAnswers(product, student)).toEqual({ [first]: 'a' });
  await page.reload();
  await goToQuestion(page, 3);
  expect(await chosenOption(page)).toBe('c');
  await context.setOffline(false);
  await saving(page, 'Saved');
  const all = { [first]: 'a', [second]: 'b', [third]: 'c' };
  expect(await savedAnswers(product, student)).toEqual(all);
  const said =
    'SELECT question_id, text FROM question_disputes JOIN students ON students.id = student_id';
  expect(await product.sql(`${said} WHERE email = $1`, [student.email])).toEqual([
    { question_id: second, text: 'Two are right' },
  ]);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${product.url}/profile`);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await keptShell(page)).toMatchObject({ isControlled: false, attempt: true });
  await context.setOffline(true);
  await expect(page.goto(`${product.url}/test`)).rejects.toThrow();
  await context.setOffline(false);
  await page.goto(`${product.url}/profile`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect
    .poll(() => keptShell(page))
    .toEqual({ isActive: false, isControlled: false, caches: 0, attempt: false });
});
