import { NIGHT, nightUnless } from './testing/night.js';
import { ANCHORS, PUBLIC_ROUTES, SITE_MAP_TARGETS } from './testing/public-routes.js';
import { until } from './testing/until.js';
import { expect, test } from './testing/portal-test.js';
import { browser, page, product, sharePage } from './testing/running.js';

test.beforeEach(sharePage);

const PORTAL_ROUTES = ['/signin', '/signup', '/reset-password', '/internship-application'];

const open = (path: string) => page.goto(product.url + path, { waitUntil: 'networkidle' });

/** How far an anchor's heading is below the bar, or 0 where the page ends before it could get there. */
const gapUnderBar = (id: string): Promise<number> =>
  page.evaluate((wanted) => {
    const bar = document.querySelector('.navbar')!.getBoundingClientRect();
    const titleOf = (id: string) => document.getElementById(`${id}-title`);
    const anchor = titleOf(wanted) ?? document.getElementById(wanted);
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

test.describe('Without JavaScript', () => {
  test('every public page reads whole, and all anchors are there', async () => {
    const bare = await browser.newContext({ javaScriptEnabled: false });
    const reader = await bare.newPage();
    for (const [path, words] of PUBLIC_ROUTES) {
      await reader.goto(product.url + path);
      await reader.getByText(words).first().waitFor({ state: 'visible' });
      await expect(reader.locator('h1')).toHaveCount(1);
    }
    await reader.goto(product.url);
    for (const id of ANCHORS) {
      expect([id, await reader.locator(`#${id}`).isVisible()]).toEqual([id, true]);
    }
    await bare.close();
  });
});

test.describe('A public page', () => {
  test('asks nobody else for anything', async () => {
    // Some forty pages.
    test.slow();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    for (const path of [...PUBLIC_ROUTES.map(([route]) => route), ...PORTAL_ROUTES]) {
      await open(path);
    }
    expect([...asked]).toEqual([product.url]);
  });

  test('has one head, its own, also after a walk through the site', NIGHT, async () => {
    const canonical = page.locator('link[rel=canonical]');
    await open('/contact');
    expect(
      await canonical.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([`${product.url}/contact`]);
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    expect(
      await canonical.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([`${product.url}/privacy-policy`]);
    expect(await page.title()).toContain('Privacy Policy');
  });

  test('A public page of the legal kind reads the same whichever way one comes to it', async () => {
    await open('/disclaimer');
    const prerendered = await page.getByRole('article').innerText();
    expect(prerendered).toMatch(
      /last updated June 1, 2024.\s+This text is in force since \w+ \d+, 20\d\d\./,
    );
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

test.describe('A deep link', () => {
  for (const id of ANCHORS) {
    test(
      `A deep link to #${id} lands right under the bar, and stays there`,
      nightUnless(id === 'contact'),
      async () => {
        await open(`/#${id}`);
        await expectUnderBar(id);
      },
    );
  }
});

test.describe('The site map', () => {
  test('has four groups, and every link leads somewhere', async () => {
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

  for (const [label, id] of [
    ['About', 'about'],
    ['Careers', 'programs'],
  ] as const) {
    test(`leads by ${label} to the section of the home page`, NIGHT, async () => {
      await open('/site-map');
      await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(`${product.url}/#${id}`);
      await expectUnderBar(id);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Site Map' }).waitFor();
    });
  }

  test('has addresses that also work when typed', NIGHT, async () => {
    await open('/careers');
    expect(page.url()).toBe(`${product.url}/#programs`);
    await expectUnderBar('programs');
  });
});
