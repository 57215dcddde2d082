import type { Product } from './product.js';
import type { Browser, Page, Request } from '@playwright/test';
import { anAdmin, consoleOf } from './admin.js';
import { goWithin } from './console-page.js';
import { drawn } from './looks.js';
import { until } from './until.js';

export type ListAt = {
  readonly resource: string;
  readonly path: string;
  /** The key of a row that `seedConsole` made. */
  readonly seeded: string;
  /** What comes after the key in the address of one entry; null if it has no page. */
  readonly one: '/show' | '' | null;
};

const ofSeed = (table: string, email: string) =>
  `SELECT id FROM ${table} WHERE ${email} LIKE 'seed1@%' LIMIT 1`;

const list = (resource: string, seeded: string, more: Partial<ListAt> = {}): ListAt => ({
  resource,
  path: `/admin/${resource}`,
  seeded,
  one: '/show',
  ...more,
});

export const CONSOLE_LISTS: readonly ListAt[] = [
  list('results', ofSeed('results', 'email'), { path: '/admin' }),
  list('certificates', "SELECT id FROM results WHERE email LIKE 'seed1@%'"),
  list('applications', ofSeed('applications', 'email'), { path: '/admin/internships' }),
  list('payments', ofSeed('payments', 'substr(order_id, 7)')),
  list('refunds', ofSeed('refunds', 'substr(provider_id, 6)')),
  list(
    'credit-notes',
    "SELECT number AS id FROM credit_notes WHERE payer_email = 'seed1@example.com'",
  ),
  list('chargebacks', ofSeed('chargebacks', 'substr(provider_payment_id, 5)')),
  list('provider-events', ofSeed('provider_events', 'substr(order_id, 7)')),
  list('settlements', ofSeed('payment_differences', 'substr(order_id, 7)')),
  list('students', ofSeed('students', 'email')),
  list('attempts', "SELECT id FROM results WHERE email LIKE 'seed1@%'"),
  list('questions', "SELECT id FROM questions WHERE id = 'seed-seed1'", { one: '' }),
  list('messages', ofSeed('contact_messages', 'email')),
  list('emails', ofSeed('emails', 'to_address')),
  list('audit', ofSeed('audit_entries', 'substr(subject_id, 4)')),
  list('admins', 'SELECT id FROM admins LIMIT 1', { one: null }),
];

export async function entryOf({ sql }: Product, at: ListAt): Promise<string | null> {
  if (at.one === null) return null;
  const [row] = await sql(at.seeded);
  return `/admin/${at.resource}/${encodeURIComponent(String(row?.id))}${at.one}`;
}

export const OTHER_PAGES = [
  ...[
    '/admin/dashboard',
    '/admin/applications/board',
    '/admin/live',
    '/admin/sittings',
    '/admin/queues',
  ],
  ...['/admin/settings', '/admin/account', '/admin/questions/import', '/admin/questions/health'],
  '/admin/questions/reports',
  '/admin/questions/reports/version?questionId=seed-seed1&version=1',
  ...['/admin/questions/create', '/admin/nowhere'],
] as const;

type Visit = (path: string) => Promise<void>;

export async function openTour(
  browser: Browser,
  product: Product,
): Promise<{ readonly page: Page; readonly visit: Visit }> {
  const context = await consoleOf(browser, product, await anAdmin(product), {
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const isSettled = watchCalls(page);
  const main = page.getByRole('main');
  const visit = async (path: string): Promise<void> => {
    const before = page.url() === 'about:blank' ? null : await main.innerText();
    await goWithin(page, product.url + path);
    await page.getByRole('navigation', { name: 'Admin' }).waitFor();
    // Until the code of the next page has come, the page before it stays.
    await until(async () => (await main.innerText()) !== before);
    await until(isSettled);
  };
  return { page, visit };
}

/** Tells whether nothing is asked for, and what came has been drawn without asking for more. */
function watchCalls(page: Page): () => Promise<boolean> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    if (asked.size > 0) return false;
    await drawn(page);
    return asked.size === 0 && (await page.getByText('Loading...').count()) === 0;
  };
}
