import { ANCHORS, PUBLIC_ROUTES, SITE_MAP_TARGETS } from './testing/public-routes.js';
import { expectUnderBar } from './testing/looks.js';
import { expect, test } from './testing/portal-test.js';
import { browser, page, product } from './testing/running.js';

const open = (path: string) => page.goto(product.url + path, { waitUntil: 'networkidle' });

/** A page of each kind; a test over HTTP shows that all are sent whole. */
const KINDS = ['/hi', '/privacy-policy', '/achievement/gst-registration', '/contact', '/'];

test('Without JavaScript public pages read whole, all anchors are there, and forms can be sent or offer the phone number', async () => {
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const reader = await bare.newPage();
  for (const path of KINDS) {
    await reader.goto(product.url + path);
    await reader.getByText(new Map(PUBLIC_ROUTES).get(path)!).first().waitFor({ state: 'visible' });
    await expect(reader.getByText('Sample content: names and figures are made up.')).toBeVisible();
  }
  for (const id of ANCHORS) {
    expect([id, await reader.locator(`#${id}`).isVisible()]).toEqual([id, true]);
  }
  for (const path of ['/signin', '/signup']) {
    await reader.goto(product.url + path);
    // `getByText` looks into no `noscript`.
    const way = reader.locator('form noscript p').first();
    await expect(way).toBeVisible();
    expect(await way.textContent()).toMatch(/needs JavaScript. Or call \+91 [\d ]+\.$/);
  }
  await reader.goto(`${product.url}/contact`);
  await reader.getByLabel('Full Name*').fill('Ramesh');
  await reader.getByLabel('Email Address*').fill('no address');
  await reader.getByLabel('Message*').fill('Do you repair websites?');
  await reader.getByRole('button', { name: 'Send Message' }).click();
  await expect(reader.getByRole('alert')).toBeVisible();
  await reader.getByLabel('Email Address*').fill('ramesh@example.com');
  await reader.getByRole('button', { name: 'Send Message' }).click();
  await reader.getByText('Message sent successfully!').waitFor();
  await bare.close();
});

test('A public page reads the same, with one head, whichever way one comes to it', async () => {
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
  await expectUnderBar(page, 'what-a-result-means');

  await expect(page).toHaveTitle(/Disclaimer/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${product.url}/disclaimer`);
});

test('The site map has four groups, and every link leads somewhere', async () => {
  await open('/site-map');
  const main = page.getByRole('main');
  const groups = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(groups).toEqual(['Main Pages', 'Services', 'Legal', 'Contact']);
  const links = await main
    .locator('section a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(new Set(links)).toEqual(new Set(SITE_MAP_TARGETS));
  for (const target of SITE_MAP_TARGETS) {
    expect([target, (await fetch(product.url + target)).status]).toEqual([target, 200]);
  }
  await main.getByRole('link', { name: 'About', exact: true }).click();
  await page.waitForURL(`${product.url}/#about`);
  await expectUnderBar(page, 'about');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Site Map' }).waitFor();
});
