import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe objects to on a page as it stands. A page is given axe once; to read it is most of the
 * time that a look takes. Not asked within frames: those of the inbox run no scripts, and the
 * provider's are not ours.
 */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<Result[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source);
  return page.evaluate(
    (asked) => {
      const { axe: given } = globalThis as unknown as { axe: typeof axe };
      return given.run(asked).then(({ violations }) => violations);
    },
    { iframes: false, resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
}

const said = (violations: readonly Result[]): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

/** What keeps people from using a page, as axe sees it; empty when nothing does. */
export const violationsOf = async (page: Page): Promise<string[]> =>
  said(await axeViolations(page));

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The same for a mail: it is no page, and has no landmarks of its own. */
export const mailViolationsOf = async (page: Page): Promise<string[]> =>
  said(await axeViolations(page, { runOnly: WCAG }));
