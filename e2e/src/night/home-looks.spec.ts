import type { Locator } from '@playwright/test';
import { expectGoodLooks } from '../testing/looks.js';
import { expect, test } from '../testing/portal-test.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The height of a window in which the first two screens are looked at. */
const SCREEN_PX = 900;

test('The first two screens say what it costs and what to press', async ({ page }) => {
  const screenOf = async (place: Locator): Promise<number> => {
    const { y, height } = (await place.boundingBox())!;
    return Math.ceil((y + height) / SCREEN_PX);
  };
  const hero = page.locator('main section').first();
  const cost = hero.getByText('Applying is free. The skills test is optional: ₹500, once.');
  const trial = page.locator('#test');
  const terms = trial.getByText('₹500 once, 5 attempts, 30 minutes.');
  const practice = trial.getByRole('link', { name: 'Try three questions' });
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: SCREEN_PX });
    await page.goto('/', { waitUntil: 'networkidle' });
    const at = `${width} px`;
    expect(await screenOf(cost), at).toBe(1);
    expect(await screenOf(hero.getByRole('heading', { level: 1 })), at).toBe(1);
    expect(await screenOf(hero.getByRole('link', { name: 'Get Started' })), at).toBe(1);
    expect(await screenOf(terms), at).toBeLessThanOrEqual(2);
    expect(await screenOf(practice), at).toBeLessThanOrEqual(2);
  }
});

test('The three ways to begin say what they cost, who reads, and when one hears', async ({
  page,
}) => {
  await page.goto('/');
  const doors = page.locator('#how article');
  await expect(doors).toHaveCount(3);
  for (const [place, cost, time, to] of [
    [0, 'Free, without an account', 'within one working day', '/internship-application'],
    [1, '₹500 once, for all 5 attempts', 'within 7 working days', '/signup'],
    [2, 'Free', 'Within one working day', '/contact'],
  ] as const) {
    const door = doors.nth(place);
    await expect(door).toContainText(cost);
    await expect(door.getByRole('definition').last()).toContainText(time);
    await expect(door.getByRole('term')).toHaveText(['Who reads it', 'When you hear']);
    await expect(door.getByRole('link')).toHaveAttribute('href', to);
  }
});

test('Each registration leads to its page, and to the register that has it', async ({ page }) => {
  await page.goto('/');
  const lines = page.locator('#achievements li');
  await expect(lines).toHaveCount(6);
  await expect(lines.locator('a[href^="/achievement/"]')).toHaveCount(6);
  const outside = await lines
    .locator('a[target=_blank]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).host));
  expect(new Set(outside).size).toBe(6);
  for (const host of outside) expect(host).toMatch(/\.gov\.in$/);
  await expect(page.locator('#about')).toContainText('U00000KA2023PTC000000');
});

test('With everything open, the home page looks good to everyone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('main details')) each.setAttribute('open', '');
  });
  await expectGoodLooks(page);
});

test('The styles are asked for before the letters, which can wait', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const places = ['rel="stylesheet"', 'as="font"', 'data-entry='].map((one) => html.indexOf(one));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
