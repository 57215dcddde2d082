import type { Page } from '@playwright/test';

/** Waits until React has taken over what the selector names first. */
export const takenOver = (page: Page, selector: string) =>
  page.waitForFunction(
    (one) =>
      Object.keys(document.querySelector(one) ?? {}).some((key) => key.startsWith('__reactProps$')),
    selector,
  );
