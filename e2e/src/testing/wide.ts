import type { Page } from 'playwright-core';

const SETTLED_MS = 2_000;

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
