import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One session stays with its page: one that ends takes along what others have set up, such as a virtual passkey. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function devToolsOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * To read axe takes longer than a look: a page is given it once, its short text, and as a script: a
 * text that is evaluated is read again for the next page too.
 */
async function giveAxe(page: Page): Promise<void> {
  if (await page.evaluate<boolean>("'axe' in globalThis")) return;
  await (await devToolsOf(page)).send('Runtime.evaluate', { expression: AXE });
}

/**
 * What axe objects to on a page as it is. Not asked within frames: those of the inbox run no
 * scripts, and the provider's are not ours.
 */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<Result[]> {
  await giveAxe(page);
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

export const violationsOf = async (page: Page): Promise<string[]> =>
  said(await axeViolations(page));
