import type { Page } from '@playwright/test';

const SETTLED_MS = 10_000;

const fits = (): boolean =>
  document.documentElement.scrollWidth <= document.documentElement.clientWidth;

/** Whether something reaches over the edge of the window, also once it has been laid out again. */
export const isWide = async (page: Page): Promise<boolean> =>
  !(await page.evaluate(fits)) &&
  page.waitForFunction(fits, undefined, { timeout: SETTLED_MS }).then(
    () => false,
    () => true,
  );
