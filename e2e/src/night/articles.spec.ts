import type { Page } from '@playwright/test';
import { wakeHome } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';
import { browser, page, product, sharePage } from '../testing/running.js';
import { takenOver } from '../testing/taken-over.js';

test.beforeEach(sharePage);

const SUMS = [
  [
    'marketplace-arithmetic-before-the-listing',
    'Costs of the month',
    '0',
    '100 orders leave ₹7,740',
  ],
  ['first-website-for-a-neighbourhood-shop', 'What a bill leaves', '240', '100 bills'],
  ['what-a-first-instagram-advert-costs', 'Who clicks and orders', '6', 'You keep ₹350'],
] as const;

/** Opens an article whose scripts come once it has been used; the one that waits for early clicks blocks its paint. */
async function useBeforeScripts(page: Page, id: string, use: () => Promise<unknown>) {
  let letScriptsCome: () => void = () => undefined;
  const isUsed = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route(/\/assets\/(?!early-clicks).*\.js$/, async (route) => {
    await isUsed;
    await route.continue();
  });
  await page.goto(`/blog/${id}`, { waitUntil: 'commit' });
  await use();
  letScriptsCome();
}

test('A figure typed before the scripts came counts', async () => {
  const [id, label, typed, result] = SUMS[0];
  const sum = page.getByRole('figure');
  await useBeforeScripts(page, id, () => sum.getByLabel(label).fill(typed));
  await expect(sum.getByRole('status')).toContainText(result);
  await expect(sum.getByLabel(label)).toHaveValue(typed);
});

test('A point ticked before the scripts came counts', async () => {
  const list = page.getByRole('figure');
  const first = list.getByRole('checkbox').first();
  await useBeforeScripts(page, 'first-internship-proof-of-work', () => first.check());
  await expect(list.getByRole('status')).toContainText('7 to go');
  await expect(first).toBeChecked();
});

test('Without scripts an article shows its sum with the figures of the text', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/blog/${SUMS[0][0]}`);
  await expect(page.getByRole('figure').getByRole('status')).toContainText(
    '100 orders leave ₹2,740',
  );
  await context.close();
});

test('The list in the article on a first internship says what comes next', async () => {
  await page.goto('/blog/first-internship-proof-of-work', { waitUntil: 'networkidle' });
  const list = page.getByRole('figure', { name: 'Is your application ready to send?' });
  await expect(list.getByRole('status')).toHaveText(/^Begin here: choose one person/);
  const points = await list.getByRole('checkbox').all();
  expect(points).toHaveLength(8);
  await points[0]!.press('Space');
  await expect(list.getByRole('status')).toHaveText(/^7 to go\. Next: let the person use it/);
  for (const point of points) await point.check();
  await expect(list.getByRole('status')).toContainText('Send it to ten companies');
  await points[3]!.uncheck();
  await expect(list.getByRole('status')).toHaveText(/^1 to go\. Next: write the one page/);
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
