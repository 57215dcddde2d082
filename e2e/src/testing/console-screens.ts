import type { Product } from './product.js';

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
  ...['/admin/dashboard', '/admin/applications/board', '/admin/sittings'],
  ...['/admin/questions/import', '/admin/questions/health', '/admin/nowhere'],
  '/admin/questions/reports/version?questionId=seed-seed1&version=1',
] as const;

/** Other files look at these, or at pages like them, in each run. */
export const ELSEWHERE = [
  ...['/admin/live', '/admin/settings', '/admin/account', '/admin/queues'],
  ...['/admin/questions/create', '/admin/questions/reports'],
] as const;
