import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { THEMES, type Preview, type Theme } from './previews.js';
import { startInbox, type Inbox } from './start-inbox.js';
import { launchBrowser } from './testing/launch-browser.js';
import { mailViolationsOf, violationsOf } from './testing/axe.js';

jest.setTimeout(240_000);

/** What the backend's build wrote; these are the product's own mails. */
const BUILT = join(import.meta.dirname, '../../../backend/dist/email/previews.json');
const PREVIEWS = JSON.parse(readFileSync(BUILT, 'utf8')) as Preview[];
const NARROWEST = 320;

let browser: Browser;
let inbox: Inbox;

beforeAll(async () => {
  // First: where there is none, nothing runs that would have to be stopped.
  browser = await launchBrowser();
  inbox = await startInbox({ smtpPort: 0, httpPort: 0, previewsFile: BUILT });
});

afterAll(async () => {
  await browser.close();
  await inbox.stop();
});

async function newPage(width: number, colorScheme: Theme): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme });
  return context.newPage();
}

/** Opens a page of the inbox as a reader with this window and preference. */
async function open(path: string, width: number, theme: Theme): Promise<Page> {
  const page = await newPage(width, theme);
  await page.goto(inbox.httpUrl + path);
  return page;
}

/** Shows a mail where scripts can run: axe needs them, and the inbox allows none. */
async function show(page: Page, name: string): Promise<void> {
  const answer = await fetch(`${inbox.httpUrl}/previews/${name}`);
  await page.setContent(await answer.text());
}

const widthOf = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth');

const LOOK = `['.ground', '.card', 'h1', 'th', 'a'].map((selector) => {
  const style = getComputedStyle(document.querySelector(selector));
  return [style.color, style.backgroundColor, style.borderBottomColor];
})`;

async function lookOf(name: string, theme: Theme): Promise<unknown> {
  const page = await newPage(600, theme);
  await show(page, name);
  const look: unknown = await page.evaluate(LOOK);
  await page.close();
  return look;
}

describe.each(THEMES)('To a reader who prefers %s', (theme) => {
  it('every mail can be read by everyone, also in a narrow column', async () => {
    const page = await newPage(NARROWEST, theme);
    for (const { name } of PREVIEWS) {
      await show(page, `${name}/html`);
      expect({ name, width: await widthOf(page) }).toEqual({ name, width: NARROWEST });
      expect({ name, found: await mailViolationsOf(page) }).toEqual({ name, found: [] });
    }
    await page.close();
  });

  it.each([390, 1440])('the pages of previews can be used at %d pixels', async (width) => {
    const page = await open('/previews', width, theme);
    expect(await violationsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBe(width);
    await page.getByRole('link', { name: 'Receipt for your test fee' }).click();
    await page.getByRole('heading', { name: 'Receipt for your test fee' }).waitFor();
    for (const frame of await page.locator('iframe').all()) {
      await frame.contentFrame().getByRole('heading', { name: 'Your receipt' }).waitFor();
    }
    expect(await violationsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBe(width);
    await page.close();
  });

  it('a preview in the other theme looks as it does to who prefers that', async () => {
    for (const other of THEMES) {
      const asked = await lookOf(`test-result-passed/html?theme=${other}`, theme);
      expect(asked).toEqual(await lookOf('test-result-passed/html', other));
    }
  });
});

it('A mail has a dark look and a light one', async () => {
  const [light, dark] = await Promise.all(
    THEMES.map((theme) => lookOf('test-result-passed/html', theme)),
  );
  expect(light).not.toEqual(dark);
});

it('A code is taken whole by one click', async () => {
  const page = await newPage(NARROWEST, 'light');
  await show(page, 'verification-code/html');
  await page.getByText('012345', { exact: true }).click();
  expect(await page.evaluate('String(getSelection()).trim()')).toBe('012345');
  await page.close();
});
