import type { Page } from '@playwright/test';
import { openHome } from './testing/home.js';
import { expect, test } from './testing/portal-test.js';
import type { Product } from './testing/product.js';

let page: Page;
let product: Product;

test.beforeEach(({ page: freshPage, product: sharedProduct }) => {
  page = freshPage;
  product = sharedProduct;
});

const ARTICLE = '/blog/first-website-for-a-neighbourhood-shop';
const dialog = () => page.getByRole('dialog');
const readMore = () => page.locator('#blog').getByRole('link', { name: /neighbourhood shop/ });

test.describe('What opens over the home page', () => {
  test.beforeEach(() => openHome(page, product));

  test('has an address of its own; Back closes it, and Forward opens it again', async () => {
    await readMore().click();
    await dialog().waitFor();
    expect(new URL(page.url()).pathname).toBe(ARTICLE);
    await page.goBack();
    await expect(dialog()).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goForward();
    await dialog().waitFor();
    expect(new URL(page.url()).pathname).toBe(ARTICLE);
    await page.keyboard.press('Escape');
    await expect(dialog()).toHaveCount(0);
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(readMore()).toBeFocused();
  });

  test('is a page when it is loaded anew, from which Back leads home', async () => {
    await readMore().click();
    await dialog().waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /neighbourhood shop/ }).waitFor();
    await expect(dialog()).toHaveCount(0);
    await page.goBack();
    await page.getByRole('heading', { name: 'Written from the work' }).waitFor();
    await expect(dialog()).toHaveCount(0);
  });

  test('can be a service, which opens in a tab of its own as well', async () => {
    const service = page.locator('#services').getByRole('link', { name: 'Website Development' });
    const opened = page.context().waitForEvent('page');
    await service.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.getByRole('heading', { level: 1, name: 'Website Development' }).waitFor();
    await expect(dialog()).toHaveCount(0);
    await service.click();
    await dialog().waitFor();
    expect(page.url()).toBe(tab.url());
    await dialog().getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
  });
});

test('An article tells its contents, and leads to each part and to the other articles', async () => {
  await page.goto(`${product.url}${ARTICLE}`, { waitUntil: 'networkidle' });
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const parts = await contents.getByRole('link').allTextContents();
  const headings = await page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(headings.slice(0, parts.length)).toEqual(parts);
  await contents.getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: parts.at(-1)!, exact: true })).toBeInViewport();
  await page
    .getByRole('complementary', { name: 'More articles' })
    .getByRole('link')
    .first()
    .click();
  await page
    .getByRole('heading', { level: 1, name: /proof|marketplace|internship|listing/i })
    .waitFor();
  await page.getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('heading', { level: 1, name: 'Written from the work' }).waitFor();
});

test('Articles and services stand in the site map, the feed and the structured data', async () => {
  const textAt = async (path: string) => (await fetch(product.url + path)).text();
  const sitemap = await textAt('/sitemap.xml');
  for (const path of ['/blog', ARTICLE, '/services/website-development']) {
    expect(sitemap).toContain(`<loc>${product.url}${path}</loc>`);
  }
  expect(sitemap).not.toContain('unknown');
  expect(await textAt('/rss.xml')).toContain(`<link>${product.url}${ARTICLE}</link>`);
  const html = await textAt(ARTICLE);
  expect(html).toContain(`"url":"${product.url}${ARTICLE}"`);
  expect(html).toContain('"@type":"BreadcrumbList"');
});
