import type { Page } from '@playwright/test';
import { nextAlert, openHome, stopClock } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';

let page: Page;

test.beforeEach(async ({ page: freshPage, product }) => {
  page = freshPage;
  await openHome(page, product);
});

test.describe('The questions', () => {
  const questions = () => page.locator('#faq summary');
  const open = () => page.locator('#faq details[open]');
  const search = (text: string) =>
    page.getByRole('searchbox', { name: 'Search questions' }).fill(text);

  test('open one at a time, and close by the same button', async () => {
    await expect(questions()).toHaveCount(8);
    await questions().nth(0).click();
    await page.getByText('Internships typically run 1-2 months').waitFor();
    await questions().nth(1).press('Enter');
    await page.getByText('They are remote only').waitFor();
    await expect(open()).toHaveCount(1);
    await questions().nth(1).press('Space');
    await page.getByText('They are remote only').waitFor({ state: 'hidden' });
  });

  test('are found by their answers too, and a new search closes what was open', async () => {
    await questions().nth(1).click();
    await search('BENGALURU');
    await page.getByText('They are remote only').waitFor({ state: 'hidden' });
    expect(await questions().allInnerTexts()).toEqual([
      'Are the internships remote, or do I have to come to the office?',
    ]);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(questions()).toHaveCount(8);
  });

  test('say so when nothing matches, and offer to clear the search', async () => {
    await search('zebra');
    await page.getByText('No results found for "zebra"', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear search', exact: true }).click();
    await expect(questions()).toHaveCount(8);
    const field = page.getByRole('searchbox', { name: 'Search questions' });
    expect(await field.inputValue()).toBe('');
  });
});

test.describe('The quiz', () => {
  test('locks each answer for half a second, and then goes on', async () => {
    await stopClock(page);
    const quiz = page.locator('#quiz');
    await quiz.getByRole('button', { name: 'Build the website' }).click();
    await quiz.getByRole('button', { name: 'Design the logo' }).click({ force: true });
    await page.clock.fastForward(499);
    expect(await quiz.getByRole('button', { pressed: true }).innerText()).toContain(
      'Build the website',
    );
    await page.clock.fastForward(1);
    await quiz.getByText('Question 2 of 5').waitFor();
  });

  test('goes by keyboard alone', async () => {
    const quiz = page.locator('#quiz');
    await quiz.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await quiz.getByText('Question 2 of 5').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await quiz.getByText('Question 3 of 5').waitFor();
  });
});

test.describe('News and alumni', () => {
  test('say that an item comes soon', async () => {
    const items = page.locator('#news').getByRole('button', { name: /^Read More/ });
    await expect(items).toHaveCount(4);
    const shown = nextAlert(page);
    await items.nth(2).click();
    expect(await shown).toBe('This feature is coming soon!');
  });

  test('lead to the footer, and 0.8 s later say how to join', async () => {
    await stopClock(page);
    const shown = nextAlert(page);
    let isShown = false;
    void shown.then(() => (isShown = true));
    await page.getByRole('button', { name: 'Join Our Alumni Network' }).click();
    await page.waitForFunction(() => {
      const footer = document.querySelector('#footer')?.getBoundingClientRect();
      return footer !== undefined && footer.top < window.innerHeight;
    });
    await page.clock.fastForward(799);
    expect(isShown).toBe(false);
    await page.clock.fastForward(1);
    expect(await shown).toMatch(/email .*hello@example\.com/);
  });

  test('show initials, a testimonial and two links for each alumnus', async () => {
    const quotes = page.locator('#alumni figure');
    await expect(quotes).toHaveCount(3);
    expect(await quotes.first().innerText()).toMatch(/AS\s+Asha Sample/);
    await expect(quotes.first().getByRole('link', { name: 'LinkedIn' })).toHaveCount(1);
    const mail = quotes.first().getByRole('link', { name: 'Email' });
    expect(await mail.getAttribute('href')).toBe('mailto:asha.sample@example.com');
  });
});
