import type { Page } from '@playwright/test';

const SETTLED_MS = 10_000;

/** Whether something reaches over the edge of the window, also once it has been laid out anew. */
export const isWide = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      undefined,
      { timeout: SETTLED_MS },
    )
    .then(
      () => false,
      () => true,
    );
