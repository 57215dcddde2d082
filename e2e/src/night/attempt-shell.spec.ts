import type { Locator } from '@playwright/test';
import { openTest, saving } from '../testing/attempt.js';
import { expect, LOST_CALL, studentTest as test } from '../testing/portal-test.js';
import { page, product } from '../testing/running.js';
import { choose } from '../testing/take-test.js';
import { expectGoodLooks, isWide } from '../testing/looks.js';

test.use({ tolerated: LOST_CALL, isPaid: true, testDomain: 'hr' });

test.beforeEach(() => openTest(page, product));

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

test('The keys of a test are told by ?, mean nothing under a dialog, and can be switched off', async () => {
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await dialog.getByText('Next question').waitFor();
  await expectGoodLooks(page);
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

test('The clock can be hidden until few minutes are left, also for the next time', async () => {
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
});

test('At the narrowest, with the largest letters, nothing reaches over the edge', async () => {
  await button('Display').click();
  await button('Largest').click();
  await button('High').click();
  await page.keyboard.press('Escape');
  // In a lower window the bars scroll away.
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await isWide(page)).toBe(false);
  await expect(button('Submit')).toBeInViewport({ ratio: 1 });
  await expect(button('Next')).toBeInViewport({ ratio: 1 });
});

test('A screen reader meets it in this order', async () => {
  await choose(page, 'a');
  await saving(page, 'Saved');
  const tree = await page.getByRole('main').ariaSnapshot();
  const order = [
    ...['heading "HR" [level=1]', 'paragraph: Saved', 'timer', 'button "Hide the clock"'],
    ...['button "Display"', 'button "Keys"', 'button "Submit"', 'navigation "Questions"'],
    ...['progressbar "Answered"', 'button "Question 1, answered"'],
    ...['button "Question 10, not answered"', 'group "Question 1 of 10', 'radio'],
    ...['button "Strike out option A"', 'button "Strike out option D"'],
    ...['button "Flag this question"', 'button "Previous" [disabled]', 'button "Next"'],
  ];
  const places = order.map((part) => tree.indexOf(part));
  expect(places.every((place) => place >= 0) ? null : tree).toBeNull();
  expect(places.toSorted((one, other) => one - other)).toEqual(places);
});
