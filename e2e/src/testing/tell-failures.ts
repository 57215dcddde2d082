import type { Browser, Page, TestInfo } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const PAGES = 'what the pages showed';
const ANSWER_WITHIN_MS = 5_000;
const MOST_CHARACTERS = 6_000;

async function look(page: Page): Promise<string> {
  const outline = await page
    .locator('body')
    .ariaSnapshot({ timeout: ANSWER_WITHIN_MS })
    .catch((error: unknown) => `(not to be had: ${String(error)})`);
  return `${page.url()}\n${outline.slice(0, MOST_CHARACTERS)}`;
}

export async function attachPages(browser: Browser, info: TestInfo): Promise<void> {
  const isAttached = info.attachments.some(({ name }) => name === PAGES);
  if (info.status === info.expectedStatus || isAttached) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  if (pages.length === 0) return;
  await info.attach(PAGES, { body: (await Promise.all(pages.map(look))).join('\n\n') });
}

/** Prints what a test that failed has attached as text, so that the output alone tells the cause. */
export default class TellFailures implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    for (const { name, body } of attachments) {
      if (body) process.stdout.write(`\n${test.title}: ${name}\n${body.toString()}\n\n`);
    }
  }
}
