import type { Page } from '@playwright/test';
import { wakeHome } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';

/** A frame at most: what is shorter is not seen as a movement. */
const UNSEEN_MS = 1;

type Motion = { readonly moved: string[]; readonly shifts: number[] };

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

/** Waits until the page that fades in has done so, and takes what was noted, so that it begins again. */
const takeMotion = (page: Page): Promise<Motion> =>
  page.evaluate(async () => {
    const { noted, faded } = window as unknown as { noted: Motion; faded?: Promise<void> };
    await faded;
    return { moved: noted.moved.splice(0), shifts: noted.shifts.splice(0) };
  });

/** From the home page to a program and back, and to an article; the motion of each step. */
async function walk(page: Page): Promise<Motion[]> {
  await watchMotion(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await wakeHome(page);
  await takeMotion(page);
  const programs = page.locator('#programs');
  await programs.getByRole('link', { name: 'App Development', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'App Development' }).waitFor();
  const there = await takeMotion(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /real work/ }).waitFor();
  const back = await takeMotion(page);
  await page.locator('#blog').getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('link', { name: /₹200 a day/ }).click();
  await page.getByRole('heading', { level: 1, name: /₹200 a day/ }).waitFor();
  await expect(page.locator('main')).toBeFocused();
  return [there, back, await takeMotion(page)];
}

test('Going from page to page shifts nothing', async ({ page }) => {
  const shifts = (await walk(page)).flatMap((motion) => motion.shifts);
  expect(shifts.filter((shift) => shift > 0)).toEqual([]);
});

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves between pages', async ({ page }) => {
    expect((await walk(page)).flatMap(({ moved }) => moved)).toEqual([]);
  });
});
