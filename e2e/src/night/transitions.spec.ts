import { wakeHome } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Who asks for reduced motion sees nothing move or shift between pages', async ({ page }) => {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const { entryType } of list.getEntries()) noted.push(entryType);
    }).observe({ type: 'layout-shift' });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        // A frame at most: what is shorter is not seen as a movement.
        if (Number(effect?.getComputedTiming().activeDuration) <= 1) continue;
        noted.push((effect as KeyframeEffect).pseudoElement ?? 'element');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await wakeHome(page);
  await page.evaluate('noted.splice(0)');
  const programs = page.locator('#programs');
  await programs.getByRole('link', { name: 'App Development', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'App Development' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /shops/ }).waitFor();
  await page.locator('#blog').getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('link', { name: /₹200 a day/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /₹200 a day/ })).toBeVisible();
  expect(await page.evaluate('noted')).toEqual([]);
});
