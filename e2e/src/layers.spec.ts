import { holdBack } from './testing/faults.js';
import { openHome } from './testing/home.js';
import { expect, test } from './testing/portal-test.js';
import { page, product } from './testing/running.js';

const ARTICLE = '/blog/first-website-for-a-neighbourhood-shop';
const dialog = () => page.getByRole('dialog');
const readMore = () => page.locator('#blog').getByRole('link', { name: /neighbourhood shop/ });

test('What opens over the home page has its address; Back closes it, Forward opens it, and a reload makes it a page', async () => {
  await openHome(page, product);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  // Both clicks before anything is drawn: later the second one falls on what has opened.
  await readMore().evaluate((link: HTMLElement) => {
    link.focus();
    link.click();
    link.click();
  });
  await dialog().waitFor();
  await expect(page).toHaveURL(product.url + ARTICLE);
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(dialog()).toHaveCount(0);
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goForward();
  await dialog().waitFor();
  await expect(page).toHaveURL(product.url + ARTICLE);
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(readMore()).toBeFocused();

  await readMore().click();
  await dialog().waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /neighbourhood shop/ }).waitFor();
  await expect(dialog()).toHaveCount(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'Written from the work' }).waitFor();
  await expect(dialog()).toHaveCount(0);
});

test('Who goes back before the scripts of a page come sees the page before', async () => {
  await openHome(page, product);
  await readMore().click();
  await dialog().waitFor();
  const release = await holdBack(page, '**/entry-client-*.js');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/`);
  release();
  await page.getByRole('heading', { name: 'Written from the work' }).waitFor();
});

test('An article tells its contents, and leads to each part and to the other articles', async () => {
  await page.goto(product.url + ARTICLE);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const parts = await contents.getByRole('link').allTextContents();
  await contents.getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: parts.at(-1)!, exact: true })).toBeInViewport();
  const next = page.getByRole('complementary', { name: 'More articles' }).getByRole('link').first();
  const title = (await next.textContent()) ?? '';
  await next.click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('heading', { level: 1, name: 'Written from the work' }).waitFor();
});
