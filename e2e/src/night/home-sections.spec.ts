import { nextAlert, openHome, stopClock } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';
import { page, product } from '../testing/running.js';

test.beforeEach(() => openHome(page, product));

test('The questions open one at a time, and are found by their answers too', async () => {
  const questions = page.locator('#faq summary');
  const field = page.getByRole('searchbox', { name: 'Search questions' });
  const remote = page.getByText('They are remote only');
  await expect(questions).toHaveCount(8);
  await questions.nth(0).click();
  await page.getByText('Internships typically run 1-2 months').waitFor();
  await questions.nth(1).press('Enter');
  await remote.waitFor();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await questions.nth(1).press('Space');
  await remote.waitFor({ state: 'hidden' });

  await questions.nth(1).click();
  await field.fill('BENGALURU');
  await remote.waitFor({ state: 'hidden' });
  await expect(questions).toHaveText(/^Are the internships remote/);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(questions).toHaveCount(8);
  await field.fill('zebra');
  await page.getByText('No results found for "zebra"', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear search', exact: true }).click();
  await expect(questions).toHaveCount(8);
  await expect(field).toHaveValue('');
});

test('The quiz locks each answer for half a second, and goes on, by keyboard too', async () => {
  const quiz = page.locator('#quiz');
  await quiz.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await quiz.getByText('Question 2 of 5').waitFor();
  await stopClock(page);
  const options = quiz.getByRole('group').getByRole('button');
  await options.nth(0).click();
  await options.nth(2).click({ force: true });
  await page.clock.fastForward(499);
  const pressed = quiz.getByRole('button', { pressed: true });
  await expect(pressed).toHaveText((await options.nth(0).textContent()) ?? '');
  await page.clock.fastForward(1);
  await quiz.getByText('Question 3 of 5').waitFor();
});

test('The news say that an item comes soon', async () => {
  const items = page.locator('#news').getByRole('button', { name: /^Read More/ });
  await expect(items).toHaveCount(4);
  const shown = nextAlert(page);
  await items.nth(2).click();
  expect(await shown).toBe('This feature is coming soon!');
});

test('The alumni lead to the footer, and 0.8 s later say how to join', async () => {
  const quotes = page.locator('#alumni figure');
  await expect(quotes).toHaveCount(3);
  expect(await quotes.first().innerText()).toMatch(/AS\s+Asha Sample/);
  await expect(quotes.first().getByRole('link', { name: 'LinkedIn' })).toHaveCount(1);
  const mail = quotes.first().getByRole('link', { name: 'Email' });
  await expect(mail).toHaveAttribute('href', 'mailto:asha.sample@example.com');
  await stopClock(page);
  const shown = nextAlert(page);
  let isShown = false;
  void shown.then(() => (isShown = true));
  await page.getByRole('button', { name: 'Join Our Alumni Network' }).click();
  await expect(page.locator('#footer')).toBeInViewport();
  await page.clock.fastForward(799);
  expect(isShown).toBe(false);
  await page.clock.fastForward(1);
  expect(await shown).toMatch(/email .*hello@example\.com/);
});

test('The articles say when nothing matches, and open over the page, the bar out of view', async () => {
  const field = page.getByRole('searchbox', { name: 'Search articles' });
  await field.fill('zebra');
  await page.getByText('No articles found for "zebra"').waitFor();
  await field.fill('');
  const barIsAt = (place: (top: number, bottom: number) => boolean) =>
    expect
      .poll(async () => {
        const { y, height } = (await page.locator('.navbar').boundingBox())!;
        return place(y, y + height);
      })
      .toBe(true);
  await page
    .locator('#blog')
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click();
  const modal = page.getByRole('dialog');
  await modal.getByText('Rebuild this in a spreadsheet').waitFor();
  await expect(modal.getByRole('textbox')).toHaveCount(0);
  await expect(modal).toContainText('Comments (3)');
  await barIsAt((_, bottom) => bottom <= 0);
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'hidden' });
  await barIsAt((top) => top >= 0);
});
