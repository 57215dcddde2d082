import type { Locator } from '@playwright/test';
import { expectGoodLooks } from './testing/looks.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, student } from './testing/running.js';
import {
  endSessionWithNext,
  openTest,
  savedAnswers,
  saving,
  submitAnyway,
} from './testing/attempt.js';
import { choose, chosenOption, goToQuestion } from './testing/take-test.js';

test.use({ tolerated: LOST_CALL, isPaid: true, testDomain: 'hr' });

test.beforeEach(() => openTest(page, product));

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const strike = (letter: string): Locator => button(`Strike out option ${letter}`);

const flag = () => button('Flag this question');

test('The keys choose, move, flag and strike out; a flag is kept over a reload, and asked about before the submit', async () => {
  const id = await goToQuestion(page, 1);
  await page.keyboard.press('b');
  expect(await chosenOption(page)).toBe('b');
  await page.keyboard.press('4');
  expect(await chosenOption(page)).toBe('d');
  await saving(page, 'Saved');
  expect(await savedAnswers(product, student)).toEqual({ [id]: 'd' });
  await page.keyboard.press('Shift+A');
  await expect(strike('A')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('n');
  await page.getByText('Question 2 of 10').waitFor();
  await page.keyboard.press('p');
  await page.getByText('Question 1 of 10').waitFor();
  for (let number = 2; number <= 10; number++) {
    await page.keyboard.press('n');
    await page.getByText(`Question ${number} of 10`).waitFor();
    await page.keyboard.press('b');
  }
  await page.keyboard.press('f');
  await page.getByText('10 of 10 answered, 1 flagged').waitFor();
  await saving(page, 'Saved');
  await page.reload();
  // The question that was in view.
  await page.getByText('Question 10 of 10').waitFor();
  await expect(flag()).toHaveAttribute('aria-pressed', 'true');
  await button('Finish').click();
  const dialog = page.getByRole('dialog', { name: '1 question is flagged' });
  await dialog.getByRole('button', { name: 'Keep working' }).click();
  await flag().click();
  await button('Question 10, answered').waitFor();
  await button('Finish').click();
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const all = page.getByRole('dialog', { name: 'All 10 questions are answered' });
  await all.getByRole('button', { name: 'Submit test' }).click();
  await page.waitForURL('**/result/*');
  // The page of the test, which would start another one, is not kept in the history.
  expect(await entries()).toBe(before);
});

test('Nothing of the site is around the test; on a phone all that one needs is in sight at every question, and all are shown before the submit', async () => {
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.locator('.sample-ribbon')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  const needed = ['Previous', 'Flag this question', 'Display', 'Submit'].map(button);
  const sheet = page.getByRole('button', { name: /^0 of 10 answered/ });
  for (let number = 1; number <= 10; number++) {
    for (const control of [...needed, page.getByRole('timer'), sheet]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    if (number < 10) await button('Next').click();
  }
  await expect(button('Finish')).toBeInViewport({ ratio: 1 });
  await sheet.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Question 1, not answered' }).click();
  await page.getByText('Question 1 of 10').waitFor();
  await choose(page, 'b');
  await button('Submit').click();
  const dialog = page.getByRole('dialog', { name: '9 questions are unanswered' });
  const rows = dialog.getByRole('list', { name: 'Your answers' }).getByRole('button');
  await expect(rows).toHaveCount(10);
  // A question may have several lines.
  await expect(rows.first()).toHaveText(/^1.+B$/s);
  await rows.nth(6).click();
  await expect(dialog).toHaveCount(0);
  await page.getByText('Question 7 of 10').waitFor();
  await submitAnyway(page);
  await page.waitForURL('**/result/*');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('Each of its parts and states looks good', async () => {
  await choose(page, 'a');
  await strike('B').click();
  await flag().click();
  await saving(page, 'Saved');
  await button('Display').click();
  await button('High').click();
  await button('Largest').click();
  await expectGoodLooks(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '1 of 10 answered' }).click();
  await page.getByRole('dialog', { name: 'Answer sheet' }).waitFor();
  await expectGoodLooks(page);
  await page.keyboard.press('Escape');

  await button('Submit').click();
  await page.getByRole('dialog').waitFor();
  await expectGoodLooks(page);
  await endSessionWithNext(page, product, student, '**/api/test/submit', /attemptId/);
  await button('Submit anyway').click();
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  await expectGoodLooks(page);
  await button('Later').click();
  await choose(page, 'b');
  await saving(page, 'Not saved: please sign in');
  await expectGoodLooks(page);
});
