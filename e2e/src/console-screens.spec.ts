import type { Page } from '@playwright/test';
import { IS_NIGHT } from '@portal/domain/testing/night.js';
import { HOSTILE } from './testing/console.js';
import { CONSOLE_LISTS, ELSEWHERE, entryOf, OTHER_PAGES } from './testing/console-screens.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, test } from './testing/portal-test.js';
import { openDesk } from './testing/running.js';
import { visitsOf } from './testing/settled.js';
import { until } from './testing/until.js';

/** Where the list shows nothing that people type. */
const NO_WORDS_IN_LIST = ['provider-events', 'settlements', 'admins', 'emails'];
/** Where an entry shows a name only, which the lists show as well. */
const NAMES_ONLY = ['certificates', 'payments', 'credit-notes', 'chargebacks', 'settlements'];
const NO_WORDS_IN_ENTRY = [...NAMES_ONLY, 'attempts', 'admins'];
/** Of the lists and entries, which are alike, those that axe looks at in each run; at night it looks at all. */
const LISTS_LOOKED_AT = ['students'];
const ENTRIES_LOOKED_AT = ['students', 'applications', 'questions'];

async function missingOn(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const main = document.querySelector('main')?.textContent ?? '';
    return [main, ...fields.map(({ value }) => value)].join(' ');
  });
  const isShown = (text: string) =>
    said.includes(text) || said.includes(JSON.stringify(text).slice(1, -1));
  return texts.filter((text) => !isShown(text));
}

async function expectText(page: Page, path: string, texts: readonly string[]): Promise<void> {
  await until(async () => (await missingOn(page, texts)).length === 0).catch(() => undefined);
  expect(await missingOn(page, texts), path).toEqual([]);
  expect(await page.evaluate('window.flag'), path).toBeUndefined();
}

test('Each list and entry of the console shows what people typed as text, and looks good, as does each other page', async ({
  seededProduct,
}) => {
  const page = await openDesk();
  const visit = visitsOf(page, seededProduct);
  const lookIf = async (isLookedAt: boolean) => {
    if (IS_NIGHT || isLookedAt) await expectGoodLooks(page);
  };
  for (const at of CONSOLE_LISTS) {
    await visit(at.path + (at.resource === 'questions' ? '?filter={"live":"false"}' : ''));
    const isBare = NO_WORDS_IN_LIST.includes(at.resource);
    await expectText(page, at.path, isBare ? [] : HOSTILE);
    await lookIf(LISTS_LOOKED_AT.includes(at.resource));
    const entry = await entryOf(seededProduct, at);
    if (entry === null) continue;
    await visit(entry);
    const isName = NO_WORDS_IN_ENTRY.includes(at.resource);
    await expectText(page, entry, isName ? [] : HOSTILE.slice(0, 1));
    await lookIf(ENTRIES_LOOKED_AT.includes(at.resource));
  }
  for (const path of IS_NIGHT ? [...OTHER_PAGES, ...ELSEWHERE] : OTHER_PAGES) {
    await visit(path);
    await expectGoodLooks(page);
  }
});
