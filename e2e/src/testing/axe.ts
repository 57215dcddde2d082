import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe objects to on a page as it stands: each rule, and where it is broken. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Colours that are still changing would be measured on their way.
  await page.evaluate(
    'Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))',
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
