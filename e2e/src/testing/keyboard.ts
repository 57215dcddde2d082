import type { Page } from '@playwright/test';

const MOST_STOPS = 80;
/** What lost the focus between two looks never answers. */
const ANSWER_WITHIN_MS = 3_000;

async function focused(page: Page): Promise<string> {
  const element = page.locator(':focus');
  if ((await element.count()) === 0) return '';
  const snapshot = await element.ariaSnapshot({ timeout: ANSWER_WITHIN_MS }).catch(() => '');
  // A name with a colon in it is in separate quotes.
  return snapshot.split('\n', 1)[0]!.replace(/^- '?/, '');
}

export async function tabTo(page: Page, wanted: RegExp, most = MOST_STOPS): Promise<void> {
  const stops: string[] = [];
  for (let stop = 0; stop <= most; stop++) {
    const here = await focused(page);
    if (wanted.test(here)) return;
    stops.push(here);
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by Tab to ${String(wanted)}; passed ${[...new Set(stops)].join(' | ')}`);
}

export async function typeInto(page: Page, field: RegExp, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

export async function press(page: Page, target: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function pick(page: Page, field: RegExp, option: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(option);
}
