import { LEAST_SECONDS_TO_FILL } from '@portal/domain/applications/form-proof.js';
import type { Page } from 'playwright-core';

/** Fills a public form in no faster than a person does; what comes sooner is sent again by a timer. */
export async function unhurried(page: Page, fillIn: () => Promise<void>): Promise<void> {
  const token = page.waitForResponse((answer) => answer.url().endsWith('/api/forms/token'));
  await fillIn();
  await (await token).finished();
  await page.waitForTimeout((LEAST_SECONDS_TO_FILL + 0.5) * 1_000);
}
