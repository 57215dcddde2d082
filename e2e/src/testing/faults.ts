import type { Page } from 'playwright-core';

/** What the browser itself writes of a call that found no server. */
const NO_SERVER = /^Failed to load resource: net::ERR_(FAILED|CONNECTION_REFUSED)/;

/** The calls of this path are refused without a word, as by a server that lost its own. */
export async function refuseSilently(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 400, json: { success: false } }));
}

/** The calls of this path find no server. */
export async function cutOff(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.abort());
}

/** Holds the calls of this path back until the answer is called. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return () => goOn();
}

/** Complaints other than those of calls that were cut off on purpose. */
export const besidesNoServer = (complaints: readonly string[]): string[] =>
  complaints.filter((text) => !NO_SERVER.test(text));
