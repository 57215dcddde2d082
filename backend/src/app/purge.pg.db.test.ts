import { randomInt, randomUUID } from 'node:crypto';
import { drawCode, LETTER_CODE_LENGTH } from '@portal/domain/certificates/certificate-code.js';
import { TRACES } from '@portal/domain/audit/audit-entry.js';
import { RETENTION } from '@portal/domain/settings/retention.js';
import { NOW } from '../platform/database/now.sql.js';
import { testDataSource } from '../testing/test-data-source.js';
import { purgeExpired } from './purge.pg.js';

const dataSource = testDataSource();

const MONTHS = (months: number, days: number): string => `${months} months ${days} days`;
const { emailRecordMonths, applicationMonths, contactMessageMonths, providerNoticeMonths } =
  RETENTION;

const ADD_EMAILS = `
  INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
  SELECT gen_random_uuid(), 'test-result', 'x@example.com', '{}', $1, 1, ${NOW} - $2::interval
  FROM generate_series(1, $3)`;

const addEmails = (state: string, age: string, count = 1) =>
  dataSource.query(ADD_EMAILS, [state, age, count]);

const countOf = async (table: string): Promise<number> => {
  const [row] = await dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return row!.count;
};

describe('Purging', () => {
  it('deletes records of mails after their time, however many, and none that is to be sent', async () => {
    for (const state of ['sent', 'failed', 'dropped']) {
      await addEmails(state, MONTHS(emailRecordMonths, 1), 700);
      await addEmails(state, MONTHS(emailRecordMonths, -1));
    }
    await addEmails('pending', MONTHS(emailRecordMonths, 100));
    expect(await purgeExpired(dataSource)).toMatchObject({ emails: 2_100 });
    expect(await countOf('emails')).toBe(4);
    expect(await purgeExpired(dataSource)).toMatchObject({ emails: 0 });
  });

  it.each([
    [
      'applications',
      applicationMonths,
      `INSERT INTO applications VALUES ($1, '', '', '', '', '', '', '', '', ${NOW} - $2::interval)`,
    ],
    [
      'contact_messages',
      contactMessageMonths,
      `INSERT INTO contact_messages VALUES ($1, '', '', '', '', ${NOW} - $2::interval)`,
    ],
    [
      'provider_events',
      providerNoticeMonths,
      `INSERT INTO provider_events VALUES ($1, '{}', ${NOW} - $2::interval)`,
    ],
  ])('deletes %s after %i months, not a day sooner', async (table, months, add) => {
    await dataSource.query(add, [randomUUID(), MONTHS(months, 1)]);
    await dataSource.query(add, [randomUUID(), MONTHS(months, -1)]);
    expect(await purgeExpired(dataSource)).toMatchObject({ [table]: 1 });
    expect(await countOf(table)).toBe(1);
  });

  it('takes the words out of letters after the time of their kind, and keeps their codes', async () => {
    const add = (kind: string, age: string) =>
      dataSource.query(
        `INSERT INTO issued_documents (id, code, kind, email, name_as_printed, facts, issued_at, state, state_at)
          VALUES (gen_random_uuid(), $3, $1, 'a@example.com', 'Asha', '{}', ${NOW} - $2::interval, 'valid', ${NOW})`,
        [kind, age, drawCode({ int: randomInt }, LETTER_CODE_LENGTH)],
      );
    for (const days of [1, -1]) {
      await add('offer', MONTHS(RETENTION.offerLetterMonths, days));
      await add('completion', MONTHS(RETENTION.completionLetterYears * 12, days));
    }
    expect(await purgeExpired(dataSource)).toMatchObject({ words_of_letters: 2 });
    expect(await purgeExpired(dataSource)).toMatchObject({ words_of_letters: 0 });
    expect(
      await countOf(
        "issued_documents WHERE state = 'withdrawn' AND name_as_printed = '' AND email = ''",
      ),
    ).toBe(2);
    expect(
      await countOf("issued_documents WHERE state = 'valid' AND name_as_printed = 'Asha'"),
    ).toBe(2);
  });

  it('deletes what admins looked at after its time, and no change ever', async () => {
    const add = (action: string, age: string) =>
      dataSource.query(
        `INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason)
         VALUES (gen_random_uuid(), ${NOW} - $2::interval, gen_random_uuid(), '', $1, 'student', '', '')`,
        [action, age],
      );
    const actions = [...TRACES, 'grant-attempts', 'export-list'];
    for (const days of [1, -1])
      for (const action of actions) await add(action, MONTHS(RETENTION.adminTraceMonths, days));
    expect(await purgeExpired(dataSource)).toMatchObject({ admin_traces: TRACES.length });
    expect(await countOf('audit_entries')).toBe(2 * actions.length - TRACES.length);
  });

  it('deletes what pages of tests counted after its time, not a day sooner, and no test', async () => {
    const add = (days: number) =>
      dataSource.query(
        `WITH student AS (
          INSERT INTO students VALUES (gen_random_uuid(), $1, '', '', '', '', '', '', 'hr', NULL, '',
            NULL, NULL, 5, 0, 0, ${NOW}) RETURNING id
        ), attempt AS (
          INSERT INTO attempts (id, student_id, domain, state, started_at, deadline, pass_percent, closed_at,
            questions, answers)
          SELECT gen_random_uuid(), id, 'hr', 'submitted', ${NOW}, ${NOW}, 65, ${NOW}, '[]', '{}'
          FROM student RETURNING id
        ) INSERT INTO attempt_presence (attempt_id, began_at, last_seen_at, left_times, left_seconds)
          SELECT id, ${NOW} - make_interval(days => $2), ${NOW}, 0, 0 FROM attempt`,
        [`${randomUUID()}@example.com`, days],
      );
    await add(RETENTION.presenceDays + 1);
    await add(RETENTION.presenceDays - 1);
    expect(await purgeExpired(dataSource)).toMatchObject({ attempt_presence: 1 });
    expect([await countOf('attempt_presence'), await countOf('attempts')]).toEqual([1, 2]);
  });

  it('deletes codes once they are neither valid nor counted', async () => {
    const add = (since: string, end: string, form: string | null = null) =>
      dataSource.query(
        `WITH student AS (
          INSERT INTO students VALUES (gen_random_uuid(), $1, '', '', '', '', '', '', 'hr', NULL, '',
            NULL, NULL, 5, 0, 0, ${NOW}) RETURNING id
        ) INSERT INTO mailed_codes
          SELECT gen_random_uuid(), id, 'verify-email', '', ${NOW} - $2::interval, ${NOW} + $3::interval,
            0, 0, NULL, NULL, '', $4::jsonb
          FROM student`,
        [`${randomUUID()}@example.com`, since, end, form],
      );
    await add('25 hours', '-1 minute');
    await add('25 hours', '1 minute');
    await add('23 hours', '-22 hours');
    await add('25 hours', '-1 minute', '{"name": "a sign-up that waits"}');
    expect(await purgeExpired(dataSource)).toMatchObject({ mailed_codes: 1 });
    expect(await countOf('mailed_codes')).toBe(3);
  });

  it('deletes limits that have ended, and keeps those that hold', async () => {
    const add = 'INSERT INTO rate_limits VALUES ($1, 1, $2)';
    await dataSource.query(add, ['over', Date.now() - 60_000]);
    await dataSource.query(add, ['holds', Date.now() + 60_000]);
    expect(await purgeExpired(dataSource)).toMatchObject({ rate_limits: 1 });
    expect(await dataSource.query('SELECT key FROM rate_limits')).toEqual([{ key: 'holds' }]);
  });
});
