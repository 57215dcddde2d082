import type { Page } from '@playwright/test';

export async function rejectSilently(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 400, json: { success: false } }));
}

export async function cutOff(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.abort());
}

export async function holdBack(page: Page, path: string | RegExp): Promise<() => void> {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return () => goOn();
}
