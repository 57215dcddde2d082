import { LEAST_SECONDS_TO_FILL } from '@portal/domain/applications/form-proof.js';
import type { Page } from '@playwright/test';

/** Waits until a public form was open for as long as a person takes: it is refused sooner. */
export async function afterAPersonsTime(page: Page): Promise<void> {
  await page.waitForFunction((leastMs) => {
    const [token] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/forms/token'))
      .slice(-1) as PerformanceResourceTiming[];
    return token && performance.now() - token.responseEnd > leastMs;
  }, LEAST_SECONDS_TO_FILL * 1_000);
}
