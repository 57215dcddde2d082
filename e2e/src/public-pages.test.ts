import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, watchedPage, type WatchedPage } from './testing/browser.js';
import { startProduct, type Product } from './testing/product.js';
import { ANCHORS, PUBLIC_ROUTES, SITE_MAP_TARGETS } from './testing/public-routes.js';
import { until } from './testing/until.js';

const PORTAL_ROUTES = ['/signin', '/signup', '/reset-password', '/internship-application'];

let product: Product;
let browser: Browser;
let context: BrowserContext;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

beforeEach(async () => {
  context = await browser.newContext();
  watched = await watchedPage(context);
  ({ page } = watched);
});

afterEach(async () => {
  await context.close();
  expect(watched.complaints).toEqual([]);
});

const open = (path: string) => page.goto(product.url + path, { waitUntil: 'networkidle' });

/** How far an anchor stands below the bar, or 0 where the page ends before it could get there. */
const gapUnderBar = (id: string): Promise<number> =>
  page.evaluate((wanted) => {
    const bar = document.querySelector('.navbar')!.getBoundingClientRect();
    const anchor = document.getElementById(wanted);
    // The page is still on its way.
    if (!anchor) return Infinity;
    const { top } = anchor.getBoundingClientRect();
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1;
    return isAtEnd && top > bar.bottom && top < innerHeight ? 0 : top - bar.bottom;
  }, id);

const MOST_GAP_PX = 60;
const LEAST_GAP_PX = -1;

async function expectUnderBar(id: string): Promise<void> {
  await until(async () => {
    const gap = await gapUnderBar(id);
    return gap >= LEAST_GAP_PX && gap <= MOST_GAP_PX;
  });
}

describe('Without JavaScript', () => {
  it('every public page reads whole, and all anchors are there', async () => {
    const bare = await browser.newContext({ javaScriptEnabled: false });
    const reader = await bare.newPage();
    for (const [path, words] of PUBLIC_ROUTES) {
      await reader.goto(product.url + path);
      await reader.getByText(words).first().waitFor({ state: 'visible' });
      expect(await reader.locator('h1').count()).toBe(1);
    }
    await reader.goto(product.url);
    for (const id of ANCHORS) {
      expect([id, await reader.locator(`#${id}`).isVisible()]).toEqual([id, true]);
    }
    await bare.close();
  });
});

describe('A public page', () => {
  it('asks nobody else for anything', async () => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    for (const path of [...PUBLIC_ROUTES.map(([route]) => route), ...PORTAL_ROUTES]) {
      await open(path);
    }
    expect([...asked]).toEqual([product.url]);
  });

  it('has one head, its own, also after a walk through the site', async () => {
    const canonical = page.locator('link[rel=canonical]');
    await open('/contact');
    expect(
      await canonical.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([`${product.url}/contact`]);
    expect(await page.locator('meta[property="og:title"]').count()).toBe(1);
    expect(await page.locator('meta[name=description]').count()).toBe(1);
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    expect(
      await canonical.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([`${product.url}/privacy-policy`]);
    expect(await page.title()).toContain('Privacy Policy');
  });

  it('of the legal kind reads the same whichever way one comes to it', async () => {
    await open('/disclaimer');
    const prerendered = await page.getByRole('article').innerText();
    await page.getByRole('link', { name: 'Site Map' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Disclaimer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Disclaimer' }).waitFor();
    expect(await page.getByRole('article').innerText()).toBe(prerendered);
    await page.getByRole('main').getByRole('link', { name: 'What a result means' }).click();
    await expectUnderBar('what-a-result-means');

    await open('/contact');
    await page.getByRole('link', { name: 'Disclaimer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Disclaimer' }).waitFor();
    expect(await page.getByRole('article').innerText()).toBe(prerendered);
  });
});

describe('A deep link', () => {
  it.each(ANCHORS)('to #%s lands right under the bar, and stays there', async (id) => {
    await open(`/#${id}`);
    await expectUnderBar(id);
  });

  it('to a section lands there from another page, too', async () => {
    await open('/site-map');
    await page.getByRole('link', { name: 'Go to the FAQ section' }).click();
    await page.waitForURL(`${product.url}/#faq`);
    await expectUnderBar('faq');
  });
});

describe('The site map', () => {
  it('has four groups, and every link leads somewhere', async () => {
    await open('/site-map');
    const main = page.getByRole('main');
    const groups = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(groups).toEqual(['Main Pages', 'Services', 'Legal', 'Contact']);
    const links = await main
      .locator('section a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(new Set(links)).toEqual(new Set(SITE_MAP_TARGETS));
    for (const target of SITE_MAP_TARGETS) {
      const response = await fetch(product.url + target);
      expect([target, response.status]).toEqual([target, 200]);
    }
  });

  it.each([
    ['About', 'about'],
    ['Careers', 'programs'],
  ])('leads by %s to the section of the home page', async (label, id) => {
    await open('/site-map');
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(`${product.url}/#${id}`);
    await expectUnderBar(id);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Site Map' }).waitFor();
  });

  it('has addresses that also work when typed', async () => {
    await open('/careers');
    expect(page.url()).toBe(`${product.url}/#programs`);
    await expectUnderBar('programs');
  });
});
