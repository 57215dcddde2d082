import type { Page } from '@playwright/test';
import { wakeHome } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';

/** A frame at most: what is shorter is not seen as a movement. */
const UNSEEN_MS = 1;

/** Notes in each document what moved in it for longer than is not seen, and how far it shifted. */
const watchMotion = (page: Page) =>
  page.addInitScript((unseen) => {
    const noted: Motion = { moved: [], shifts: [] };
    Object.assign(window, { noted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      Object.assign(window, { faded: transition.finished });
      return transition;
    };
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

type Motion = { readonly moved: string[]; readonly shifts: number[] };

const motionOf = (page: Page): Promise<Motion> =>
  page.evaluate(() => (window as unknown as { noted: Motion }).noted);

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Takes what was noted so far, so that it begins again. */
const takeMotion = (page: Page): Promise<Motion> =>
  page.evaluate(() => {
    const { noted } = window as unknown as { noted: Motion };
    return { moved: noted.moved.splice(0), shifts: noted.shifts.splice(0) };
  });

/** Waits until the page that fades in has done so. */
const settled = (page: Page) =>
  page.evaluate(() => (window as unknown as { faded?: Promise<void> }).faded);

/** From the home page to a program, and back. */
async function goToProgramAndBack(page: Page): Promise<Motion[]> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await wakeHome(page);
  await takeMotion(page);
  const seen: Motion[] = [];
  await page
    .locator('#programs')
    .getByRole('link', { name: 'App Development', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: 'App Development' }).waitFor();
  await settled(page);
  seen.push(await takeMotion(page));
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /real work/ }).waitFor();
  await settled(page);
  seen.push(await takeMotion(page));
  return seen;
}

/** Goes to the articles, and opens one. */
async function readArticle(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await wakeHome(page);
  await page.locator('#blog').getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('link', { name: /₹200 a day/ }).click();
  await page.getByRole('heading', { level: 1, name: /₹200 a day/ }).waitFor();
  await expect(page.locator('main')).toBeFocused();
}

test('Going from page to page shifts nothing', async ({ page }) => {
  await watchMotion(page);
  for (const { shifts } of await goToProgramAndBack(page)) expect(sum(shifts)).toBe(0);
  await readArticle(page);
  expect(sum((await motionOf(page)).shifts)).toBe(0);
});

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves between pages', async ({ page }) => {
    await watchMotion(page);
    for (const { moved } of await goToProgramAndBack(page)) expect(moved).toEqual([]);
    await readArticle(page);
    expect((await motionOf(page)).moved).toEqual([]);
  });
});
