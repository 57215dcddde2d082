import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { HOSTILE_TEXTS } from '@portal/domain/testing/hostile-texts.js';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, watchedPage } from './testing/browser.js';
import { consoleOf, ownerToken, seedConsole } from './testing/console.js';
import { CONSOLE_LISTS, entryOf } from './testing/console-screens.js';
import { portalStudent, signedInContext } from './testing/portal-student.js';
import { startProduct, type Product } from './testing/product.js';
import { until } from './testing/until.js';

/** All of them in one text, so that one page of an entry shows every one. */
const ALL = HOSTILE_TEXTS.join('\n');

/** One entry of each list holds all texts in a place that people, or admins, fill. */
const ONE_HOLDS_ALL = [
  "UPDATE students SET message = $1, skills = $1, education = $1 WHERE email = 'seed1@example.com'",
  "UPDATE applications SET message = $1, skills = $1 WHERE email = 'seed1@example.com'",
  "UPDATE contact_messages SET message = $1, subject = $1 WHERE email = 'seed1@example.com'",
  "UPDATE refunds SET reason = $1 WHERE provider_id = 'rfnd_seed1@example.com'",
  "UPDATE emails SET last_error = $1 WHERE to_address = 'seed1@example.com'",
  `UPDATE results SET questions = jsonb_set(questions, '{0,explanation}', to_jsonb($1::text))
   WHERE email = 'seed1@example.com'`,
  "UPDATE questions SET explanation = $1 WHERE id = 'seed-seed1@example.com'",
  `UPDATE provider_events SET body = jsonb_build_object('notes', $1::text)
   WHERE id = 'event-seed1@example.com'`,
  `INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason, before, after)
   SELECT gen_random_uuid(), now(), id, username, 'deactivate-student', 'student', 'all', $1::text,
     jsonb_build_object('notes', $1::text), jsonb_build_object('notes', '') FROM admins`,
];

/** Where the list shows nothing that people type. */
const TELL_NO_WORDS = ['provider-events', 'payment-differences', 'admins'];
/** Where an entry shows a name only, which the lists show as well. */
const SHOW_NAMES_ONLY = ['payments', 'payment-differences', 'attempts', 'admins'];

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  await seedConsole(product, HOSTILE_TEXTS);
  for (const statement of ONE_HOLDS_ALL) await product.sql(statement, [ALL]);
  context = await consoleOf(browser, product, await ownerToken(product));
  ({ page, complaints } = await watchedPage(context));
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

afterEach(async () => {
  expect(await page.evaluate('window.flag')).toBeUndefined();
  expect(complaints).toEqual([]);
});

/** Line breaks are the field's own matter. */
const plain = (text: string): string => text.replace(/[\r\n]+/g, '');

/** All that a page says as text, and in fields. */
const saidOn = async (shown: Page): Promise<string> =>
  plain(
    await shown.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      const main = document.querySelector('main')?.textContent ?? '';
      return [main, ...fields.map(({ value }) => value)].join(' ');
    }),
  );

/** The texts that the page does not show as they are; JSON shows some of them escaped. */
async function missingOn(shown: Page): Promise<readonly string[]> {
  const said = await saidOn(shown);
  return HOSTILE_TEXTS.filter(
    (text) =>
      !said.includes(plain(text)) &&
      !said.includes(plain(JSON.stringify(text).slice(1, -1))) &&
      !said.includes(plain(JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1))),
  );
}

async function expectAll(shown: Page): Promise<void> {
  await until(async () => (await missingOn(shown)).length === 0).catch(() => undefined);
  expect(await missingOn(shown)).toEqual([]);
}

describe.each(CONSOLE_LISTS)('What people typed, in $resource', (at) => {
  if (!TELL_NO_WORDS.includes(at.resource)) {
    it('is text in the list', async () => {
      const asked = new URLSearchParams({ perPage: '100', page: '1', filter: '{}' });
      if (at.resource === 'questions') asked.set('filter', '{"live":"false"}');
      await page.goto(`${product.url}${at.path}?${String(asked)}`);
      await expectAll(page);
    });
  }

  if (!SHOW_NAMES_ONLY.includes(at.resource)) {
    it('is text in an entry', async () => {
      const [all] = await product.sql("SELECT id FROM audit_entries WHERE subject_id = 'all'");
      const path =
        at.resource === 'audit'
          ? `/admin/audit/${String(all?.id)}/show`
          : await entryOf(product, at);
      await page.goto(`${product.url}${path ?? ''}`);
      await expectAll(page);
    });
  }
});

it('What students typed is text on their own profile', async () => {
  const student = await portalStudent(product);
  await product.sql('UPDATE students SET name = $2, skills = $2, education = $2 WHERE email = $1', [
    student.email,
    ALL,
  ]);
  const own = await signedInContext(browser, product, student);
  const watched = await watchedPage(own);
  await watched.page.goto(`${product.url}/profile`);
  await expectAll(watched.page);
  expect(await watched.page.evaluate('window.flag')).toBeUndefined();
  expect(watched.complaints).toEqual([]);
  await own.close();
});
