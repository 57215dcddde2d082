import type { Page } from '@playwright/test';

/** The calls of this path are refused without a word, as by a server that lost its own. */
export async function rejectSilently(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 400, json: { success: false } }));
}

/** The calls of this path find no server. */
export async function cutOff(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.abort());
}

/** Holds the calls of this path back until the answer is called. */
export async function holdBack(page: Page, path: string | RegExp): Promise<() => void> {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return () => goOn();
}
