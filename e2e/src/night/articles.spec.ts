import type { Page } from '@playwright/test';
import { wakeHome } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';
import { page, sharePage } from '../testing/running.js';
import { takenOver } from '../testing/taken-over.js';

test.beforeEach(sharePage);

});

test('The home page shows three articles, and leads to all of them', async () => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await wakeHome(page);
  await expect(page.locator('#blog article')).toHaveCount(3);
  await page.locator('#blog').getByRole('link', { name: 'All articles' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
  for (const each of await page.getByText(/minutes to read/).all())
    await expect(each).toBeVisible();
});

/** Counts the transitions between pages. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const counted = document.documentElement.dataset;
      counted.transitions = String(Number(counted.transitions ?? 0) + 1);
      return start(...given);
    };
  });

test('From the list to a page there is one transition', async () => {
  await countTransitions(page);
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await takenOver(page, '#articles a');
  await page.getByRole('link', { name: /₹200 a day/ }).click();
  await page.getByRole('heading', { level: 1, name: /₹200 a day/ }).waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await expect(page.locator('html')).toHaveAttribute('data-transitions', '1');
  await expect(page.locator('main')).toBeFocused();
});
