import type { Locator } from '@playwright/test';
import { NIGHT } from './testing/night.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, LOST_CALL, studentTest as test } from './testing/portal-test.js';
import { page, product, sharePage, student } from './testing/running.js';
import { openTest, savedAnswers, saving } from './testing/attempt.js';
import { choose, chosenOption, goToQuestion } from './testing/take-test.js';
import { isWide } from './testing/wide.js';

test.beforeEach(sharePage);

test.use({ tolerated: LOST_CALL, isPaid: true, testDomain: 'hr' });

test.beforeEach(() => openTest(page, product));

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const strike = (letter: string): Locator => button(`Strike out option ${letter}`);

test('Nothing of the site stands around the test, and all of it is back at the result', async () => {
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.locator('.sample-ribbon')).toBeHidden();
  await button('Submit').click();
  await button('Submit anyway').click();
  await page.waitForURL('**/result/*');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test.describe('The keys', () => {
  test('choose, move, flag and strike out', async () => {
    const id = await goToQuestion(page, 1);
    await page.keyboard.press('b');
    expect(await chosenOption(page)).toBe('b');
    await page.keyboard.press('4');
    expect(await chosenOption(page)).toBe('d');
    await saving(page, 'Saved');
    expect(await savedAnswers(product, student)).toEqual({ [id]: 'd' });
    await page.keyboard.press('f');
    await button('Question 1, answered, flagged').waitFor();
    await page.keyboard.press('Shift+A');
    await expect(strike('A')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('n');
    await page.getByText('Question 2 of 10').waitFor();
    await page.keyboard.press('n');
    await page.getByText('Question 3 of 10').waitFor();
    await page.keyboard.press('p');
    await page.getByText('Question 2 of 10').waitFor();
  });

  test('are told by ?, mean nothing under a dialog, and can be switched off', NIGHT, async () => {
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await dialog.getByText('Next question').waitFor();
    await page.keyboard.press('n');
    await dialog.getByLabel('Use these keys').uncheck();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('n');
    await page.keyboard.press('a');
    await page.getByText('Question 1 of 10').waitFor();
    await expect(page.locator('fieldset input:checked')).toHaveCount(0);
    await button('Keys').click();
    await dialog.getByLabel('Use these keys').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.getByText('Question 2 of 10').waitFor();
  });
});

test(
  'What is struck out is kept over a reload, is told, and can still be chosen',
  NIGHT,
  async () => {
    await strike('C').click();
    await page.reload();
    await expect(strike('C')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('radio', { name: '(struck out)' })).toHaveCount(1);
    await choose(page, 'c');
    expect(await chosenOption(page)).toBe('c');
    await strike('C').click();
    await expect(page.getByRole('radio', { name: '(struck out)' })).toHaveCount(0);
  },
);

test(
  'The clock can be hidden until few minutes are left, also for the next time',
  NIGHT,
  async () => {
    await button('Hide the clock').click();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.reload();
    await button('Show the clock').waitFor();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.route('**/api/test/answers', (route) =>
      route.fulfill({ json: { success: true, answers: {}, remainingSeconds: 299 } }),
    );
    await choose(page, 'a');
    await expect(page.getByRole('timer')).toHaveText(/^04:5\d$/);
    await expect(button('Show the clock')).toHaveCount(0);
    await expect(button('Hide the clock')).toHaveCount(0);
  },
);

test('What is told of the time is seen as well as heard', NIGHT, async () => {
  for (const [left, text] of [
    [599, '10 minutes left'],
    [299, '5 minutes left'],
    [59, '1 minute left'],
  ] as const) {
    await page.route('**/api/test/answers', (route) =>
      route.fulfill({ json: { success: true, answers: {}, remainingSeconds: left } }),
    );
    await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
    await expect(page.getByRole('status').getByText(text)).toBeInViewport();
  }
});

test('Before the submit all questions are shown, and each row leads to its question', async () => {
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
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('all that one needs is in sight at every question', async () => {
    const needed = ['Previous', 'Flag this question', 'Display', 'Submit'].map(button);
    for (let number = 1; number <= 10; number++) {
      for (const control of needed) await expect(control).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: /^0 of 10 answered/ })).toBeInViewport();
      if (number < 10) await button('Next').click();
    }
    await expect(button('Finish')).toBeInViewport({ ratio: 1 });
  });

  test('the answer sheet opens from below and leads to a question', NIGHT, async () => {
    await choose(page, 'a');
    await page.getByRole('button', { name: '1 of 10 answered' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Question 8, not answered' })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByText('Question 8 of 10').waitFor();
  });
});

test(
  'At the narrowest, with the largest letters, nothing reaches over the edge',
  NIGHT,
  async () => {
    await button('Display').click();
    await button('Largest').click();
    await button('High').click();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await isWide(page)).toBe(false);
    await expect(button('Submit')).toBeInViewport({ ratio: 1 });
    await expect(button('Next')).toBeInViewport({ ratio: 1 });
  },
);

test('Each of its parts looks good', async () => {
  await choose(page, 'a');
  await strike('B').click();
  await saving(page, 'Saved');
  await button('Display').click();
  await expectGoodLooks(page);
  await button('High').click();
  await button('Largest').click();
  await page.keyboard.press('Escape');
  await expectGoodLooks(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await expectGoodLooks(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '1 of 10 answered' }).click();
  await page.getByRole('dialog', { name: 'Answer sheet' }).waitFor();
  await expectGoodLooks(page);
});

test('A screen reader meets it in this order', NIGHT, async () => {
  await choose(page, 'a');
  await saving(page, 'Saved');
  const tree = await page.getByRole('main').ariaSnapshot();
  const order = [
    'heading "HR" [level=1]',
    'paragraph: Saved',
    'timer',
    'button "Hide the clock"',
    'button "Display"',
    'button "Keys"',
    'button "Submit"',
    'navigation "Questions"',
    'progressbar "Answered"',
    'button "Question 1, answered"',
    'button "Question 10, not answered"',
    'group "Question 1 of 10',
    'radio',
    'button "Strike out option A"',
    'button "Strike out option D"',
    'button "Flag this question"',
    'button "Previous" [disabled]',
    'button "Next"',
  ];
  const places = order.map((part) => tree.indexOf(part));
  expect(places.every((place) => place >= 0) ? null : tree).toBeNull();
  expect(places.toSorted((one, other) => one - other)).toEqual(places);
});
