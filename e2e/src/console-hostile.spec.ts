import type { Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '@portal/domain/testing/hostile-texts.js';
import { anAdmin, consoleOf } from './testing/admin.js';
import { seedConsole } from './testing/console.js';
import { CONSOLE_LISTS, entryOf } from './testing/console-screens.js';
import { until } from './testing/until.js';
import { expect, ownProduct, test as base, watchPage } from './testing/portal-test.js';
import type { Product } from './testing/product.js';
import { aStudent, browserOf } from './testing/student.js';

const test = base.extend(ownProduct());

test.describe.configure({ mode: 'default' });

let product: Product;
let page: Page;
const complaints: string[] = [];

test.beforeAll(async ({ browser, product: own }) => {
  product = own;
  await seedConsole(product, HOSTILE_TEXTS);
  for (const statement of ONE_HOLDS_ALL) await product.sql(statement, [ALL]);
  page = await (await consoleOf(browser, product, await anAdmin(product))).newPage();
  watchPage(page, complaints);
});

test.afterAll(() => page.context().close());

async function expectNothingRan(shown: Page): Promise<void> {
  expect(await shown.evaluate('window.flag')).toBeUndefined();
  expect(complaints).toEqual([]);
}

/** All of them in one text, so that one page of an entry shows every one. */
const ALL = HOSTILE_TEXTS.join('\n');

/** One entry of each list holds all texts in a place that people, or admins, fill. */
const ONE_HOLDS_ALL = [
  "UPDATE students SET message = $1, skills = $1, education = $1 WHERE email = 'seed1@example.com'",
  "UPDATE applications SET message = $1, skills = $1 WHERE email = 'seed1@example.com'",
  "UPDATE contact_messages SET message = $1, subject = $1 WHERE email = 'seed1@example.com'",
  "UPDATE refunds SET reason = $1 WHERE provider_id = 'rfnd_seed1@example.com'",
  `UPDATE payment_differences SET note = $1, decision = 'explained', decided_at = now()
   WHERE provider_payment_id = 'pay_seed1@example.com'`,
  "UPDATE emails SET last_error = $1 WHERE to_address = 'seed1@example.com'",
  `UPDATE results SET questions = jsonb_set(questions, '{0,explanation}', to_jsonb($1::text))
   WHERE email = 'seed1@example.com'`,
  "UPDATE questions SET explanation = $1 WHERE id = 'seed-seed1'",
  `UPDATE provider_events SET body = jsonb_build_object('notes', $1::text)
   WHERE id = 'event-seed1@example.com'`,
  `INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason, before, after)
   SELECT gen_random_uuid(), now(), id, username, 'deactivate-student', 'student', 'all', $1::text,
     jsonb_build_object('notes', $1::text), jsonb_build_object('notes', '') FROM admins`,
];

/** Where the list shows nothing that people type. */
const TELL_NO_WORDS = ['provider-events', 'settlements', 'admins'];
/** Where an entry shows a name only, which the lists show as well. */
const SHOW_NAMES_ONLY = [
  'certificates',
  'payments',
  'credit-notes',
  'chargebacks',
  'settlements',
  'attempts',
  'admins',
];

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
  await expectNothingRan(shown);
}

for (const at of CONSOLE_LISTS) {
  test.describe(`What people typed, in ${at.resource}`, () => {
    if (!TELL_NO_WORDS.includes(at.resource)) {
      test('is text in the list', async () => {
        const asked = new URLSearchParams({ perPage: '100', page: '1', filter: '{}' });
        if (at.resource === 'questions') asked.set('filter', '{"live":"false"}');
        await page.goto(`${product.url}${at.path}?${String(asked)}`);
        await expectAll(page);
      });
    }

    if (!SHOW_NAMES_ONLY.includes(at.resource)) {
      test('is text in an entry', async () => {
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
}

test('What students typed is text on their own profile', async ({ browser }) => {
  const student = await aStudent(product);
  await product.sql('UPDATE students SET name = $2, skills = $2, education = $2 WHERE email = $1', [
    student.email,
    ALL,
  ]);
  const own = await browserOf(browser, product, student);
  const profile = await own.newPage();
  watchPage(profile, complaints);
  await profile.goto(`${product.url}/profile`);
  await profile.getByRole('tab', { name: 'Account Settings' }).click();
  await expectAll(profile);
  await own.close();
});
