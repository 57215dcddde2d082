import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { anAdmin, consoleOf } from './testing/admin.js';
import { goWithin } from './testing/console-page.js';
import { seedConsole } from './testing/console.js';
import { CONSOLE_LISTS, LISTS_IN_EACH_RUN } from './testing/console-screens.js';
import { nightUnless } from './testing/night.js';
import { until } from './testing/until.js';
import { expect, ownProduct, test as base, watchPage } from './testing/portal-test.js';
import type { Product } from './testing/product.js';

const test = base.extend(ownProduct());

let product: Product;
let page: Page;
const complaints: string[] = [];
/** A worker may get the tests of this file in several parts, each of which begins again. */
const changed = new WeakSet<Product>();

test.beforeAll(async ({ browser, product: own }) => {
  product = own;
  await seedConsole(product, TEXTS);
  if (!changed.has(own)) {
    changed.add(own);
    for (const statement of ONE_DIFFERS) await own.sql(statement);
  }
  const context = await consoleOf(browser, product, await anAdmin(product), {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  watchPage(page, complaints);
});

test.afterAll(() => page.context().close());

test.beforeEach(() => {
  complaints.length = 0;
});

const expectNoComplaints = () => expect(complaints).toEqual([]);

const ROWS = 40;
const PAGE = 25;
const TEXTS = Array.from({ length: ROWS }, (_, at) => `Word${at + 1}x`);

/** Between one message and all the others. */
const LONG_AGO = new Date(Date.now() - 100 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

/** One row of each list is unlike the others, so that a filter finds it. */
const ONE_DIFFERS = [
  "UPDATE results SET domain = 'devops' WHERE email = 'seed3@example.com'",
  `UPDATE issued_documents SET state = 'revoked', cause = 'mistake'
   WHERE id = (SELECT id FROM results WHERE email = 'seed3@example.com')`,
  "UPDATE applications SET status = 'closed' WHERE email = 'seed3@example.com'",
  "UPDATE students SET paid_at = NULL WHERE email = 'seed3@example.com'",
  `UPDATE attempts SET state = 'expired'
   WHERE student_id = (SELECT id FROM students WHERE email = 'seed3@example.com')`,
  "UPDATE questions SET difficulty = 'hard' WHERE id = 'seed-seed3'",
  "UPDATE contact_messages SET created_at = now() - interval '200 days' WHERE email = 'seed3@example.com'",
  "UPDATE emails SET kind = 'payment-receipt' WHERE to_address = 'seed3@example.com'",
  `INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason)
   SELECT gen_random_uuid(), now() - interval '1 year', id, username, 'check-payment', 'payment', 'p1', 'Why not'
   FROM admins`,
  `INSERT INTO admins (id, username, password_hash, session_version, role, created_at)
   SELECT gen_random_uuid(), 'extra' || n, 'none', 0, CASE WHEN n = 3 THEN 'content' ELSE 'support' END,
     now() - n * interval '1 day' FROM generate_series(1, ${ROWS}) AS n`,
];

type Facts = {
  readonly search: string;
  /** What is in the row that is found, where that is not the 7 of its owner. */
  readonly shows?: string;
  /** Finds one row. */
  readonly filter: object;
  /** The column by which the list is turned round. */
  readonly column: string;
  readonly empty: string;
  readonly refused: string;
};

const PERSON = { search: 'seed7@example.com', column: 'createdAt' };

const FACTS: Readonly<Record<string, Facts>> = {
  results: {
    ...PERSON,
    filter: { domain: 'devops' },
    column: 'completedOn',
    empty: 'No test results found',
    refused: 'Failed to fetch results.',
  },
  certificates: {
    search: 'Word7x',
    filter: { state: 'revoked' },
    column: 'issuedAt',
    empty: 'No certificates found',
    refused: 'Failed to fetch the certificates.',
  },
  applications: {
    ...PERSON,
    filter: { status: 'closed' },
    empty: 'No applications found',
    refused: 'Failed to fetch applications.',
  },
  payments: {
    ...PERSON,
    filter: { flag: 'refund-due' },
    empty: 'No payment records found',
    refused: 'Failed to fetch payments.',
  },
  refunds: {
    ...PERSON,
    filter: { state: 'failed' },
    empty: 'No refunds found',
    refused: 'Failed to fetch refunds.',
  },
  'credit-notes': {
    search: 'seed7@example.com',
    filter: { cause: 'chargeback' },
    column: 'issuedAt',
    empty: 'No credit notes found',
    refused: 'Failed to fetch the credit notes.',
  },
  chargebacks: {
    search: 'seed7@example.com',
    filter: { state: 'lost' },
    column: 'respondBy',
    empty: 'No chargebacks found',
    refused: 'Failed to fetch the chargebacks.',
  },
  'provider-events': {
    search: 'order_seed7@example.com',
    filter: { needsALook: 'true' },
    column: 'receivedAt',
    empty: 'No events found',
    refused: "Failed to fetch the provider's events.",
  },
  settlements: {
    search: 'setl_seed7@example.com',
    filter: { kind: 'amount-differs' },
    column: 'at',
    empty: 'No settlements and differences found',
    refused: 'Failed to fetch the settlements and differences.',
  },
  students: {
    ...PERSON,
    filter: { paid: 'false' },
    empty: 'No students found',
    refused: 'Failed to fetch students.',
  },
  attempts: {
    ...PERSON,
    filter: { state: 'expired' },
    column: 'startedAt',
    empty: 'No attempts found',
    refused: 'Failed to fetch attempts.',
  },
  questions: {
    search: 'Word7x',
    filter: { difficulty: 'hard', state: 'retired' },
    column: 'id',
    empty: 'No questions found',
    refused: 'Failed to fetch questions.',
  },
  messages: {
    ...PERSON,
    filter: { before: LONG_AGO },
    empty: 'No messages found',
    refused: 'Failed to fetch messages.',
  },
  emails: {
    ...PERSON,
    filter: { kind: 'payment-receipt' },
    empty: 'No emails found',
    refused: 'Failed to fetch emails.',
  },
  audit: {
    search: 'of seed7@example.com',
    shows: 'Student deactivated',
    filter: { subject: 'payment' },
    column: 'at',
    empty: 'No actions found',
    refused: 'Failed to fetch the audit log.',
  },
  admins: {
    search: 'extra7',
    filter: { role: 'content' },
    column: 'createdAt',
    empty: 'No admins found',
    refused: 'Failed to fetch admins.',
  },
};

const rows = () => page.locator('tbody tr');
const hasRows = (count: number) => until(async () => (await rows().count()) === count);
const firstRow = () => rows().first().innerText();

test('Every list of the console is tried', () =>
  expect(Object.keys(FACTS).sort()).toEqual(CONSOLE_LISTS.map(({ resource }) => resource).sort()));

for (const { resource, path, one } of CONSOLE_LISTS) {
  test.describe(`The list of ${resource}`, () => {
    const own = nightUnless(LISTS_IN_EACH_RUN.includes(resource));
    const { search, shows = '7', filter, column, empty, refused } = FACTS[resource]!;
    const addressOf = (asked: object) => {
      const query = new URLSearchParams({
        filter: JSON.stringify(asked),
        displayedFilters: JSON.stringify(
          Object.fromEntries(Object.keys(asked).map((name) => [name, true])),
        ),
      });
      // The list remembers how it was left, and an address says otherwise.
      return `${product.url}${path}?${String(query)}&page=1`;
    };
    const load = () => page.goto(addressOf({}));
    const open = (asked: object = {}) => goWithin(page, addressOf(asked));

    test('shows rows, has a next page, is turned round, and is saved as a file', own, async () => {
      await load();
      await hasRows(PAGE);
      const before = await firstRow();
      await page.getByRole('button', { name: 'Go to next page' }).click();
      await page.getByText(/^26–/).waitFor();
      await until(async () => (await firstRow()) !== before);
      await open();
      await hasRows(PAGE);
      await page.locator(`thead .column-${column} .MuiTableSortLabel-root`).click();
      await until(async () => (await firstRow()) !== before);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const file = await download;
      const [head = '', ...lines] = (await readFile(await file.path(), 'utf8'))
        .trim()
        .split('\r\n');
      expect(file.suggestedFilename()).toMatch(
        new RegExp(`^${resource}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
      );
      expect(head).toMatch(/^\uFEFF?Id,/);
      expect(lines.length).toBeGreaterThanOrEqual(ROWS);
      expectNoComplaints();
    });

    test('is searched and filtered, and says when there is nothing', own, async () => {
      await open();
      await hasRows(PAGE);
      await page.getByRole('textbox', { name: 'Search' }).fill(search);
      await hasRows(1);
      expect(await rows().innerText()).toContain(shows);
      await open(filter);
      await hasRows(1);
      await page.getByText('1–1 of 1', { exact: true }).waitFor();
      await open({ q: 'nobody-of-this-name' });
      await page.getByText(empty, { exact: true }).waitFor();
      expectNoComplaints();
    });

    test('says when it could not be fetched, and tries again', own, async () => {
      const address = `**/api/admin/${resource}?**`;
      await page.route(address, (route) => route.fulfill({ status: 503, body: '' }));
      await load();
      await page.locator('main').getByRole('alert').getByText(refused).waitFor();
      await page.unroute(address);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await hasRows(PAGE);
    });

    if (one === null) return;

    test('leads to each entry by keyboard', own, async () => {
      await open();
      await hasRows(PAGE);
      await rows().first().getByRole('link').first().press('Enter');
      await page.waitForURL(new RegExp(`/admin/${resource}/[^/?]+${one}$`));
      expectNoComplaints();
    });
  });
}
