import type { Page } from '@playwright/test';
import { until } from './until.js';

/** How far an anchor's heading is below the bar, or 0 where the page ends before it could get there. */
const gapUnderBar = (page: Page, id: string): Promise<number> =>
  page.evaluate((wanted) => {
    const bar = document.querySelector('.navbar')!.getBoundingClientRect();
    const titleOf = (id: string) => document.getElementById(`${id}-title`);
    const anchor = titleOf(wanted) ?? document.getElementById(wanted);
    // The page is still on its way.
    if (!anchor) return Infinity;
    const { top } = anchor.getBoundingClientRect();
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1;
    return isAtEnd && top > bar.bottom && top < innerHeight ? 0 : top - bar.bottom;
  }, id);

const MOST_GAP_PX = 60;
const LEAST_GAP_PX = -1;

/** Waits until an anchor is right under the bar. */
export async function expectUnderBar(page: Page, id: string): Promise<void> {
  await until(async () => {
    const gap = await gapUnderBar(page, id);
    return gap >= LEAST_GAP_PX && gap <= MOST_GAP_PX;
  });
}
