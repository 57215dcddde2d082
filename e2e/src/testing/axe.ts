import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe objects to on a page as it stands: each rule, and where it is broken.
 * @param rules some only, by their ids; by default all that axe has
 */
export async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  // Colours that are still changing would be measured on their way.
  await page.evaluate(
    'Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))',
  );
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
