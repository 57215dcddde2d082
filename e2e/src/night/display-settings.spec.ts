import type { Page } from '@playwright/test';
import { axeViolations } from '@portal/sandbox/inbox/testing/axe.js';
import { touch } from '../testing/home.js';
import { expect, test } from '../testing/portal-test.js';
import { isWide } from '../testing/looks.js';

const PATHS = [
  '/',
  '/contact',
  '/signup',
  '/blog',
  '/programs/web-development',
  '/terms-of-service',
];

const faultsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) => `${element.tagName}: ${element.textContent.slice(0, 40)}`;
    const controls = [...document.querySelectorAll('header a, header button, main a, main button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) =>
        // A link within a text may go on in the next line.
        Array.from(element.getClientRects(), (box) => ({ element, box })),
      );
    const over = controls.flatMap(({ element, box }, at) =>
      controls
        .slice(at + 1)
        .filter(
          (other) =>
            element !== other.element &&
            element.closest('header') === other.element.closest('header') &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `${nameOf(element)} lies over ${nameOf(other.element)}`),
    );
    const cut = [...document.querySelectorAll('main *, header *')]
      .filter((element) => {
        const { overflowX, position } = getComputedStyle(element);
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        const isForReaders = position === 'absolute' && element.clientWidth <= 1;
        return hides && !isForReaders && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${nameOf(element)} is cut`);
    return [...over, ...cut];
  });

test('With letters twice as large in the browser, nothing is cut, covered or too wide', async ({
  product,
}, { project }) => {
  const { launchOptions } = project.use;
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    for (const width of [390, 768, 1440]) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      for (const path of PATHS) {
        await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
        expect(await isWide(page), `${path} at ${width}`).toBe(false);
        expect(await faultsOn(page), `${path} at ${width}`).toEqual([]);
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Who asks for more contrast gets 7 to 1 in all text, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' });
    for (const path of ['/', '/programs/web-development', '/signup']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const violations = await axeViolations(page, { runOnly: ['color-contrast-enhanced'] });
      expect(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        path,
      ).toEqual([]);
    }
  });
}

test('A forced palette leaves the weeks of a program, the brand and the chat to be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto('/programs/web-development', { waitUntil: 'networkidle' });
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const text = await page.locator('h1').evaluate((element) => getComputedStyle(element).color);
  expect(await groundOf('[data-filled]')).toBe(text);
  expect(await groundOf('.brand-mark')).toBe(text);
  await touch(page);
  const chat = page.getByRole('button', { name: 'Open support chat' });
  await expect(chat).toHaveCSS('border-top-style', 'solid');
  await expect(chat).toHaveCSS('border-top-width', '2px');
});
