import { IS_NIGHT } from '@portal/domain/testing/night.js';
import { expect, studentTest as test } from './testing/portal-test.js';
import { page, product } from './testing/running.js';
import { load, visitsOf } from './testing/settled.js';

/** The home page is the last one: over it, pages open as dialogs. */
const IN_EACH_RUN = ['/blog/fake-internship-offers-seven-signs', '/test-terms', '/profile', '/'];
const AT_NIGHT = [
  ...['/contact', '/services/website-development', '/achievement/company-incorporation'],
  ...['/terms-of-service', '/internship-application', '/payment'],
];

const LEAST_CONTRAST = 4.5;

/** Texts that are on paper with a lower contrast than `least`, with backgrounds printed. */
const textsBelow = (least: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue]
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const backgroundOf = (element: Element | null): readonly number[] => {
      if (!element) return [255, 255, 255];
      const colour = channels(getComputedStyle(element).backgroundColor);
      return colour.length === 4 && colour[3] === 0 ? backgroundOf(element.parentElement) : colour;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('svg, script, style, noscript')) continue;
      const [ink, paper] = [
        luminance(channels(getComputedStyle(element).color)),
        luminance(backgroundOf(element)),
      ];
      const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
      if (contrast < limit) found.push(`${contrast.toFixed(1)}: ${text.slice(0, 60)}`);
    }
    return found;
  }, least);

test('every kind of page can be read on paper, printed from a dark screen with backgrounds', async () => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const visit = visitsOf(page, product);
  for (const route of IS_NIGHT ? [...IN_EACH_RUN, ...AT_NIGHT] : IN_EACH_RUN) {
    await visit(route, IS_NIGHT ? load : undefined);
    expect([route, await textsBelow(LEAST_CONTRAST)]).toEqual([route, []]);
  }
});
