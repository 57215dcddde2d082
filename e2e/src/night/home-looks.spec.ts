import type { Locator } from '@playwright/test';
import { expectGoodLooks } from '../testing/looks.js';
import { openHome } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';
import { browser, page, product } from '../testing/running.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SCREEN_PX = 900;

test('The first screen says what to press, and the ones after it what it costs', async () => {
  const screenOf = async (place: Locator): Promise<number> => {
    const { y, height } = (await place.boundingBox())!;
    return Math.ceil((y + height) / SCREEN_PX);
  };
  const hero = page.locator('main section').first();
  const price = page.locator('#services').getByText(/^₹/).first();
  const fee = page.locator('#test').getByText('₹500 once, 5 attempts, 30 minutes.');
  for (const [width, screenOfFee] of [
    [1440, 2],
    [768, 2],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: SCREEN_PX });
    await page.goto('/', { waitUntil: 'networkidle' });
    const at = `${width} px`;
    expect(await screenOf(hero.getByRole('heading', { level: 1 })), at).toBe(1);
    for (const name of ['I have a shop', 'I study', 'Get Started']) {
      expect(await screenOf(hero.getByRole('link', { name })), at).toBe(1);
    }
    expect(await screenOf(price), at).toBe(2);
    expect(await screenOf(fee), at).toBeLessThanOrEqual(screenOfFee);
  }
});

test('With everything open, the home page looks good to everyone', async () => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('main details')) each.setAttribute('open', '');
  });
  await expectGoodLooks(page);
});

test('An achievement is reached from its card, and leads back and to the contact', async () => {
  await openHome(page, product);
  const cards = page.locator('#achievements li');
  expect(await cards.nth(3).innerText()).toContain('June 2023');
  await page.getByRole('link', { name: 'GST Registration' }).click();
  await page.waitForURL('**/achievement/gst-registration');
  await expect(page.getByRole('img', { name: /^Certificate: GST Registration/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to Achievements' }).click();
  await page.waitForURL('**/#achievements');
  await page.goto(`${product.url}/achievement/nope`);
  await page.getByRole('link', { name: 'Back to Achievements' }).click();
  await page.waitForURL('**/#achievements');
  await page.goto(`${product.url}/achievement/udyam-registration`);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL('**/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
});

test('Articles, answers and services can be read without JavaScript', async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${product.url}/`);
  await still.locator('#faq summary').nth(1).click();
  await still.getByText('They are remote only').waitFor();
  await still.getByText('Show More').click();
  await still.getByRole('link', { name: 'Upwork Project Management' }).waitFor();
  await still.getByText('The quiz needs JavaScript.').waitFor();
  await still
    .locator('#blog')
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click();
  await still.getByText('Rebuild this in a spreadsheet').waitFor();
  await still.getByText('100 orders leave ₹2,740').waitFor();
  await plain.close();
});
