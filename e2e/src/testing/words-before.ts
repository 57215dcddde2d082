import { expect, type Locator } from '@playwright/test';
import { drawn } from './looks.js';

/** Shown in the page: where the button ends, and the words that are read before it. */
function measure(button: Element): { readonly words: number; readonly bottom: number } {
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const isBefore = button.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING;
    const box = text.parentElement!;
    if (!isBefore || !box.checkVisibility() || box.closest('select, .visually-hidden')) continue;
    words += text.textContent!.match(/[\p{L}\p{N}₹%]+/gu)?.length ?? 0;
  }
  return { words, bottom: button.getBoundingClientRect().bottom + scrollY };
}

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

/** The words read before a button, which is seen without scrolling on a phone and on a laptop. */
export async function wordsBefore(button: Locator, isSeenAtOnce = true): Promise<number> {
  const page = button.page();
  for (const size of isSeenAtOnce ? [PHONE, LAPTOP] : []) {
    await page.setViewportSize(size);
    await drawn(page);
    const { bottom } = await button.evaluate(measure);
    expect(bottom, `the end of the main button of ${page.url()}`).toBeLessThanOrEqual(size.height);
  }
  return (await button.evaluate(measure)).words;
}
