import { NIGHT } from './testing/night.js';
import { openHome, wakeHome } from './testing/home.js';
import { expect, test } from './testing/portal-test.js';
import { page, product, sharePage } from './testing/running.js';

test.beforeEach(sharePage);

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

  test('stays open after a double click', NIGHT, async () => {
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await page.locator('#services').getByRole('link', { name: 'Website Development' }).dblclick();
    await dialog().waitFor();
    expect(new URL(page.url()).pathname).toBe('/services/website-development');
    expect(await entries()).toBe(before + 1);
    await dialog().getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
  });
});

test(
  'An article tells its contents, and leads to each part and to the other articles',
  NIGHT,
  async () => {
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
    const next = page
      .getByRole('complementary', { name: 'More articles' })
      .getByRole('link')
      .first();
    const title = (await next.textContent()) ?? '';
    await next.click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.getByRole('link', { name: 'All articles' }).click();
    await page.getByRole('heading', { level: 1, name: 'Written from the work' }).waitFor();
  },
);

test('A program and a news item of the home page lead to pages of their own', NIGHT, async () => {
  await openHome(page, product);
  for (const [section, name, words] of [
    ['#programs', 'App Development', 'Week by week'],
    ['#news', 'App Development now runs for 3 months', 'Other news'],
  ] as const) {
    await page.locator(section).getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('heading', { name: words }).waitFor();
    await page.goBack();
    await wakeHome(page);
  }
});

const textAt = async (path: string) => (await fetch(product.url + path)).text();
const PAGES = [
  [ARTICLE, 'BlogPosting'],
  ['/services/website-development', 'Service'],
  ['/programs/web-development', 'EducationalOccupationalProgram'],
  ['/news/career-fair', 'NewsArticle'],
] as const;

test('Each article, service, program and news item stands in the site map, and tells what it is', async () => {
  const sitemap = await textAt('/sitemap.xml');
  expect(sitemap).toContain(`<loc>${product.url}/blog</loc>`);
  expect(sitemap).not.toContain('unknown');
  for (const [path, type] of PAGES) {
    expect(sitemap).toContain(`<loc>${product.url}${path}</loc>`);
    const html = await textAt(path);
    expect(html).toContain(`"@type":"${type}"`);
    expect(html).toContain(`"url":"${product.url}${path}"`);
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
  }
});

test('The feed has the articles and the news, newest first, with the figures in force', async () => {
  const feed = await textAt('/rss.xml');
  expect(feed).toContain(`<link>${product.url}${ARTICLE}</link>`);
  expect(feed).toContain(`<link>${product.url}/news/career-fair</link>`);
  expect(feed).not.toContain('{{');
  const days = [...feed.matchAll(/<pubDate>([^<]+)</g)].map(([, day]) => Date.parse(day!));
  expect(days).toEqual(days.toSorted((one, other) => other - one));
});

test(
  'Each of these pages has a picture for sharing, no two the same, small and 1200 x 630',
  NIGHT,
  async () => {
    const sitemap = await textAt('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/(?:blog|services|programs|news)\/[^<]+)</g)];
    const pictures = await Promise.all(
      paths.map(async ([, path]) => {
        const html = await textAt(path!);
        const [, url] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
        const answer = await fetch(url!);
        expect(answer.headers.get('content-type'), path).toBe('image/png');
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    for (const picture of pictures) {
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(picture.length).toBeLessThan(40_000);
    }
    expect(pictures.length).toBeGreaterThan(20);
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(
      pictures.length,
    );
  },
);
