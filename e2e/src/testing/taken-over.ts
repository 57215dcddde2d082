import type { Page } from '@playwright/test';

export const takenOver = (page: Page, selector: string) =>
  page.waitForFunction(
    (one) =>
      Object.keys(document.querySelector(one) ?? {}).some((key) => key.startsWith('__reactProps$')),
    selector,
  );
