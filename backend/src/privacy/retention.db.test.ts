import { randomUUID } from 'node:crypto';
import { RETENTION } from '@portal/domain/settings/retention.js';
import { purgeExpired } from '../app/purge.pg.js';
import { NOW } from '../platform/database/now.sql.js';
import { testDataSource } from '../testing/test-data-source.js';
import { PARTS } from './data-export.query.js';

const dataSource = testDataSource();

beforeEach(() => dataSource.query('TRUNCATE students, payments, refunds, emails CASCADE'));

const { paymentFinancialYears, unpaidOrderMonths, erasureMailDays } = RETENTION;
const { consentYears, applicationMonths, sealedCopyDays } = RETENTION;

const FINANCIAL_YEAR = `
  (date_trunc('year', (${NOW} AT TIME ZONE 'Asia/Kolkata') - interval '3 months')
    + interval '3 months' - make_interval(years => $3)) AT TIME ZONE 'Asia/Kolkata'`;

async function addStudent(isErased: boolean): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    `INSERT INTO students VALUES ($1, $2, '', '', '', '', '', '', 'hr', NULL, '', NULL, NULL, 0, 0, 0,
      ${NOW}, NULL, CASE WHEN $3 THEN ${NOW} END)`,
    [id, `${id}@example.com`, isErased],
  );
  return id;
}

/** A payment from `offset` after the first moment of a financial year that began years ago. */
const addPayment = (
  studentId: string,
  { years, offset, state = 'paid' }: { years: number; offset: string; state?: string },
) =>
  dataSource.query(
    `INSERT INTO payments (id, student_id, receipt, amount, currency, state, created_at, paid_at)
     SELECT $1::uuid, $2::uuid, $1::uuid::text, 50000, 'INR', $5::text, at, CASE WHEN $5::text = 'paid' THEN at END
     FROM (SELECT ${FINANCIAL_YEAR} + $4::interval AS at) AS moment`,
    [randomUUID(), studentId, years, offset, state],
  );

const countOf = async (table: string): Promise<number> => {
  const [row] = await dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return row!.count;
};

describe('Books of account', () => {
  it('are kept for the financial years that the law asks for, with their refunds, and no longer', async () => {
    const studentId = await addStudent(false);
    await addPayment(studentId, { years: paymentFinancialYears, offset: '-1 second' });
    await addPayment(studentId, { years: paymentFinancialYears, offset: '0 seconds' });
    await dataSource.query(
      `INSERT INTO refunds SELECT gen_random_uuid(), id, id::text, 1, 'processed', NULL, '', created_at
       FROM payments`,
    );
    await dataSource.query(
      `INSERT INTO receipts SELECT left(id::text, 16), id, id::text, '', student_id, paid_at, '', '',
         amount, currency, '', '{}' FROM payments`,
    );
    await dataSource.query(
      `INSERT INTO credit_notes SELECT number, number, issued_at, 'refund', provider_payment_id, payment_id, provider_payment_id,
         order_id, student_id, issued_at, '', '', amount, currency, '', '{}', '{}' FROM receipts`,
    );
    await dataSource.query(
      "INSERT INTO order_terms SELECT gen_random_uuid(), id, NULL, 0, '{}', created_at FROM payments",
    );
    const purged = await purgeExpired(dataSource);
    expect(await countOf('order_terms')).toBe(1);
    expect(purged).toMatchObject({ payments: 1, refunds: 1, receipts: 1, credit_notes: 1 });
    expect([await countOf('payments'), await countOf('students')]).toEqual([1, 1]);
  });

  it('The last payment of an erased account takes the rest of that account with it', async () => {
    const studentId = await addStudent(true);
    await addPayment(studentId, { years: paymentFinancialYears + 1, offset: '0 seconds' });
    await addPayment(await addStudent(true), { years: 0, offset: '0 seconds' });
    expect(await purgeExpired(dataSource)).toMatchObject({ payments: 1, erased_students: 1 });
    expect([await countOf('payments'), await countOf('students')]).toEqual([1, 1]);
  });

  it('need no orders of erased accounts that were never paid', async () => {
    const old = `INSERT INTO payments (id, student_id, receipt, amount, currency, state, created_at)
      VALUES (gen_random_uuid(), $1, gen_random_uuid()::text, 50000, 'INR', $2,
        ${NOW} - make_interval(months => $3, days => $4))`;
    for (const isErased of [true, false]) {
      for (const state of ['open', 'authorized', 'paid']) {
        await dataSource.query(old, [await addStudent(isErased), state, unpaidOrderMonths, 1]);
      }
    }
    await dataSource.query(old, [await addStudent(true), 'open', unpaidOrderMonths, -1]);
    expect(await purgeExpired(dataSource)).toMatchObject({
      unpaid_orders_of_erased: 1,
      erased_students: 1,
    });
    expect(await countOf('payments')).toBe(6);
  });
});

describe('Records that name somebody', () => {
  it('go soon, of the mail that confirms an erasure', async () => {
    const add = `INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
      VALUES (gen_random_uuid(), $1, 'x@example.com', '{}', $2, 1, ${NOW} - make_interval(days => $3))`;
    await dataSource.query(add, ['account-erased', 'sent', erasureMailDays + 1]);
    await dataSource.query(add, ['account-erased', 'sent', erasureMailDays - 1]);
    await dataSource.query(add, ['account-erased', 'pending', erasureMailDays + 1]);
    await dataSource.query(add, ['test-result', 'sent', erasureMailDays + 1]);
    expect(await purgeExpired(dataSource)).toMatchObject({ erasure_mails: 1 });
  });

  it('go after a year, of the sealed copy of an erased account', async () => {
    const add = `INSERT INTO sealed_copies
      VALUES (gen_random_uuid(), gen_random_uuid(), ${NOW} - make_interval(days => $1), '')`;
    for (const age of [sealedCopyDays + 1, sealedCopyDays - 1]) await dataSource.query(add, [age]);
    expect(await purgeExpired(dataSource)).toMatchObject({ sealed_copies: 1 });
    expect(await countOf('sealed_copies')).toBe(1);
  });

  it('go out of the audit log with the application that they are about', async () => {
    const [gone, kept] = [randomUUID(), randomUUID()];
    for (const [id, months] of [
      [gone, applicationMonths + 1],
      [kept, 0],
    ] as const) {
      await dataSource.query(
        `INSERT INTO applications
         VALUES ($1, '', '', '', '', '', '', '', '', ${NOW} - make_interval(months => $2))`,
        [id, months],
      );
      await dataSource.query(
        `INSERT INTO audit_entries VALUES (gen_random_uuid(), ${NOW}, gen_random_uuid(), 'meera',
          'review-application', 'application', $1, 'why', '{"notes":""}', '{"notes":"Asha is good"}')`,
        [id],
      );
    }
    await purgeExpired(dataSource);
    const notes = async (id: string) =>
      (
        await dataSource.query<{ reason: string; after: unknown }[]>(
          'SELECT reason, after FROM audit_entries WHERE subject_id = $1',
          [id],
        )
      )[0];
    expect(await notes(gone)).toEqual({ reason: '', after: null });
    expect(await notes(kept)).toEqual({ reason: 'why', after: { notes: 'Asha is good' } });
  });
});

const CONSENT = `INSERT INTO consents VALUES (gen_random_uuid(), $1, $2, 'account-1', $3,
  ${NOW} - make_interval(years => $4, months => $5))`;

describe('Records of consent', () => {
  it('go some years after what they were given for', async () => {
    const [left, stays] = [randomUUID(), randomUUID()];
    await dataSource.query(CONSENT, ['account', left, 'given', consentYears + 5, 0]);
    await dataSource.query(CONSENT, ['account', left, 'withdrawn', consentYears, 1]);
    await dataSource.query(CONSENT, ['account', stays, 'given', consentYears + 5, 0]);
    const age = applicationMonths + 1;
    await dataSource.query(CONSENT, ['application', stays, 'given', consentYears, age]);
    await dataSource.query(CONSENT, ['application', stays, 'given', consentYears, 1]);
    expect(await purgeExpired(dataSource)).toMatchObject({ consents: 3 });
    expect(await countOf('consents')).toBe(2);
  });

  it.each([
    ['changed', "UPDATE consents SET notice = 'another'"],
    ['deleted', 'DELETE FROM consents'],
    ['emptied', 'TRUNCATE consents'],
  ])('are not %s by anything else', async (_, statement) => {
    await dataSource.query(CONSENT, ['account', randomUUID(), 'given', 0, 0]);
    await expect(dataSource.query(statement)).rejects.toThrow('only ever added');
  });
});

const erasing = (statement: string) =>
  dataSource.transaction(async (manager) => {
    await manager.query("SELECT set_config('portal.erasing', 'on', true)");
    await manager.query(statement);
  });

it('The audit log lets nothing be put in, nor anything be changed or deleted, even by an erasure', async () => {
  await dataSource.query(
    `INSERT INTO audit_entries VALUES (gen_random_uuid(), ${NOW}, gen_random_uuid(), 'meera', 'note',
      'student', 'one', 'why', '{}', '{}')`,
  );
  const ways = [
    "UPDATE audit_entries SET reason = 'another' WHERE subject_id = 'one'",
    "UPDATE audit_entries SET after = '{\"a\":1}' WHERE subject_id = 'one'",
    "UPDATE audit_entries SET admin_name = 'asha' WHERE subject_id = 'one'",
    "DELETE FROM audit_entries WHERE subject_id = 'one'",
    'TRUNCATE audit_entries',
  ];
  for (const way of ways) await expect(erasing(way)).rejects.toThrow('only ever added');
  const redacting = "UPDATE audit_entries SET reason = '' WHERE subject_id = 'one'";
  await expect(dataSource.query(redacting)).rejects.toThrow('only ever added');
  await expect(erasing(redacting)).resolves.toBeUndefined();
});

/** What a table holds and its owner does not get; a new column is exported, or named here. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  profile: ['erased_at', 'password_hash', 'session_version'],
  picture: ['id', 'student_id'],
  consents: ['id', 'subject_id'],
  codes: ['browser', 'code_hash', 'form', 'id', 'network', 'student_id'],
  emailCorrections: ['id', 'student_id', 'was_verified'],
  sessions: ['expires_at', 'holder', 'id', 'owner_id', 'proved_at', 'version'],
  applications: ['owner_id', 'version'],
  contactMessages: ['answered_at', 'closed_at', 'owner_id', 'owner_name'],
  accommodations: ['id', 'student_id'],
  sittings: ['admin_id', 'device'],
  listsOfSittings: [],
  attempts: ['pass_percent', 'student_id'],
  results: ['attempts_used', 'student_id', 'total_attempts'],
  questionDisputes: ['id', 'ruling_id', 'student_id'],
  issuedDocuments: ['application_id', 'student_id'],
  payments: [
    ...['asked_until', 'check_at', 'checks', 'claimed_at', 'claimed_payment_id', 'flag'],
    ...['offered_at', 'replaced_at', 'student_id'],
  ],
  receipts: ['payment_id', 'student_id'],
  creditNotes: ['cause_id', 'payment_id', 'student_id'],
  providerNotices: ['due_at', 'fact', 'id', 'order_id', 'state', 'unreadable', 'worked_at'],
  mails: [
    ...['call_id', 'claimed_until', 'data', 'expires_at', 'id', 'last_error', 'queued_at'],
    ...['reply_to', 'request_id', 'to_address', 'tries'],
  ],
  actionsOfStaff: ['admin_id', 'admin_name', 'id', 'subject_id'],
};

it('The export of one’s own data has every column of its tables', async () => {
  const held = await dataSource.query<{ table: string; columns: string[] }[]>(
    `SELECT table_name AS table, json_agg(column_name) AS columns
     FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name`,
  );
  const missing = Object.entries(PARTS).map(([name, { from, columns }]) => {
    const { columns: all } = held.find(({ table }) => table === from.split(' ')[0])!;
    return [name, all.filter((column) => !new RegExp(`\\b${column}\\b`).test(columns)).sort()];
  });
  expect(Object.fromEntries(missing)).toEqual(LEFT_OUT);
});
