import type { Page } from '@playwright/test';
import { wakeHome } from './testing/home.js';
import { expect, test } from './testing/portal-test.js';

/** A frame at most: what is shorter is not seen as a movement. */
const UNSEEN_MS = 1;

/** Notes in each document how it was shown, what moved in it for how long, and how far it shifted. */
const watchMotion = (page: Page) =>
  page.addInitScript((unseen) => {
    const noted: Motion = { shownBy: 'at once', moved: [], shifts: [] };
    Object.assign(window, { noted });
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition) noted.shownBy = 'transition';
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        noted.shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (Number(effect?.getComputedTiming().activeDuration) <= unseen) continue;
        noted.moved.push((effect as KeyframeEffect).pseudoElement ?? 'element');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, UNSEEN_MS);

type Motion = {
  shownBy: 'transition' | 'at once';
  readonly moved: string[];
  readonly shifts: number[];
};

const motionOf = (page: Page): Promise<Motion> =>
  page.evaluate(() => (window as unknown as { noted: Motion }).noted);

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** From the home page that the server wrote to a program, and back by the logo. */
async function goToProgramAndBack(page: Page): Promise<Motion[]> {
  await page.goto('/', { waitUntil: 'networkidle' });
  const seen: Motion[] = [];
  await page
    .locator('#programs')
    .getByRole('link', { name: 'App Development', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: 'App Development' }).waitFor();
  seen.push(await motionOf(page));
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /real work/ }).waitFor();
  seen.push(await motionOf(page));
  return seen;
}

/** Marks an answer, looks at why, goes to an article and opens the next one. */
async function markAndRead(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await wakeHome(page);
  const trial = page.locator('#test');
  await trial.getByRole('group').getByRole('button', { name: '2 %' }).last().click();
  await trial.getByText(/^Right\./).waitFor();
  await page.locator('#blog').getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('link', { name: /₹200 a day/ }).click();
  await page.getByRole('heading', { level: 1, name: /₹200 a day/ }).waitFor();
  await expect(page.locator('main')).toBeFocused();
}

test('From the home page to a program and back there is a transition', async ({ page }) => {
  await watchMotion(page);
  const shownBy = (await goToProgramAndBack(page)).map((motion) => motion.shownBy);
  expect(shownBy).toEqual(['transition', 'transition']);
});

test('Marking an answer and going from page to page shift nothing', async ({ page }) => {
  await watchMotion(page);
  for (const { shifts } of await goToProgramAndBack(page)) expect(sum(shifts)).toBe(0);
  await markAndRead(page);
  expect(sum((await motionOf(page)).shifts)).toBe(0);
});

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, neither between pages nor where an answer is marked', async ({ page }) => {
    await watchMotion(page);
    for (const { shownBy, moved } of await goToProgramAndBack(page)) {
      expect([shownBy, moved]).toEqual(['at once', []]);
    }
    await markAndRead(page);
    expect((await motionOf(page)).moved).toEqual([]);
  });
});
