import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/**
 * What keeps people from using a page, as axe sees it; empty when nothing does. Not in frames: those
 * of the inbox run no scripts, and axe would wait for ever.
 */
export const violationsOf = (page: Page): Promise<string[]> =>
  found(new AxeBuilder({ page }).exclude('iframe'));

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The same for a mail: it is no page, and has neither landmarks of its own nor frames. */
export const mailViolationsOf = (page: Page): Promise<string[]> =>
  found(new AxeBuilder({ page }).setLegacyMode(true).withTags(WCAG));
