import { beforeAll, expect, it } from '@jest/globals';
import { NOW } from '../platform/database/now.sql.js';
import { testDataSource } from '../testing/test-data-source.js';
import { countDays } from './count-days.pg.js';
import { readFigures, readTestsPerDay } from './figures.query.js';
import { SINCE, type Span, UNTIL } from './span.sql.js';

const dataSource = testDataSource();

beforeAll(async () => {
  await dataSource.query('SELECT setseed(0.42)');
});

const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  dataSource.query<Row[]>(sql, values);

/** A moment of the last 190 days, by chance. */
const SOME_TIME = `date_trunc('milliseconds', ${NOW} - random() * interval '190 days')`;
/** A moment by chance between another and now. */
const after = (moment: string) =>
  `date_trunc('milliseconds', ${moment} + random() * (${NOW} - ${moment}))`;
const CHANCE = `random() < 0.6`;

const STUDENTS = `
  INSERT INTO students (id, email, name, phone, education, experience, skills, message, domain,
    password_hash, total_attempts, attempts_used, session_version, created_at, email_verified_at, paid_at)
  SELECT id, id || '@example.com', 'Asha', '', '', '', '', '', 'hr', '', 5, 0, 0, at,
    CASE WHEN ${CHANCE} THEN ${after('at')} END, CASE WHEN ${CHANCE} THEN ${after('at')} END
  FROM (SELECT gen_random_uuid() AS id, ${SOME_TIME} AS at FROM generate_series(1, $1::int)) AS one`;

const TESTS = `
  WITH begun AS (
    INSERT INTO attempts (id, student_id, domain, state, started_at, deadline, pass_percent, questions,
      answers, closed_at)
    SELECT gen_random_uuid(), id, (ARRAY['hr', 'devops'])[1 + floor(random() * 2)::int], 'submitted', at, at, 65,
      '[]', '{}', ${after('at')}
    FROM (SELECT id, ${after('created_at')} AS at FROM students ORDER BY random() LIMIT $1) AS one
    RETURNING *
  )
  INSERT INTO results (id, student_id, student_name, email, domain, score, total_questions, percentage,
    passed, pass_percent, time_taken, started_on, completed_on, attempts_used, total_attempts, questions)
  SELECT id, student_id, 'Asha', 'a@example.com', domain, 0, 10, random() * 100, ${CHANCE}, 65, 60,
    started_at, closed_at, 1, 5, '[]' FROM begun`;

const PAYMENTS = `
  INSERT INTO payments (id, student_id, receipt, order_id, amount, currency, state, created_at, paid_at)
  SELECT id, student, id::text, id::text, 50000 + floor(random() * 100), 'INR', 'paid', at, at
  FROM (SELECT gen_random_uuid() AS id, id AS student, ${SOME_TIME} AS at FROM students
    ORDER BY random() LIMIT $1) AS one`;

const APPLICATIONS = `
  INSERT INTO applications (id, name, email, phone, education, experience, skills, domain, message, created_at)
  SELECT gen_random_uuid(), 'Ravi', 'r@example.com', '', '', '', '', 'hr', '', ${SOME_TIME}
  FROM generate_series(1, $1::int)`;

const some = (table: string) => `(SELECT id FROM ${table} ORDER BY random() LIMIT $1)`;

/** Each may change what days long past come to. */
const CHANGES: readonly (readonly [what: string, sql: string])[] = [
  [
    'results graded anew',
    `UPDATE results SET passed = NOT passed, percentage = 50 WHERE id IN ${some('results')}`,
  ],
  ['results deleted', `DELETE FROM results WHERE id IN ${some('results')}`],
  [
    'attempts deleted',
    `WITH gone AS (DELETE FROM results WHERE id IN ${some('results')} RETURNING id)
     DELETE FROM attempts WHERE id IN (SELECT id FROM gone)`,
  ],
  ['payments refunded', `UPDATE payments SET state = 'refunded' WHERE id IN ${some('payments')}`],
  ['payments found later', PAYMENTS],
  ['tests found later', TESTS],
  ['students added', STUDENTS],
  [
    'students verified long ago',
    `UPDATE students SET email_verified_at = ${after('created_at')}, paid_at = NULL WHERE id IN ${some('students')}`,
  ],
  ['applications deleted', `DELETE FROM applications WHERE id IN ${some('applications')}`],
  ['applications of now', APPLICATIONS.replace(SOME_TIME, NOW)],
  [
    'students deleted',
    `WITH who AS ${some('students')}, a AS (DELETE FROM results WHERE student_id IN (SELECT id FROM who)),
       b AS (DELETE FROM attempts WHERE student_id IN (SELECT id FROM who)),
       c AS (DELETE FROM payments WHERE student_id IN (SELECT id FROM who))
     DELETE FROM students WHERE id IN (SELECT id FROM who)`,
  ],
];

const within = (column: string) => `${column} >= ${SINCE} AND ${column} <= ${UNTIL}`;

/** The same figures, counted from all rows of the span. */
const RAW = `
  WITH signed_up AS (
    SELECT id, coalesce(email_verified_at <= ${UNTIL}, false) AS verified, coalesce(paid_at <= ${UNTIL}, false) AS paid
    FROM students WHERE ${within('created_at')})
  SELECT json_build_object(
    'funnel', (SELECT json_build_object(
      'applications', (SELECT count(*) FROM applications WHERE ${within('created_at')}),
      'signedUp', count(*), 'verified', count(*) FILTER (WHERE verified), 'paid', count(*) FILTER (WHERE paid),
      'started', count(*) FILTER (WHERE id IN (SELECT student_id FROM attempts WHERE ${within('started_at')})),
      'passed', count(*) FILTER (WHERE id IN (
        SELECT student_id FROM results WHERE passed AND ${within('completed_on')}))) FROM signed_up),
    'domains', (SELECT coalesce(json_agg(one), '[]') FROM (
      SELECT domain, count(*) AS tests, count(*) FILTER (WHERE passed) AS passed,
        round(avg(percentage::numeric), 1) AS mean
      FROM results WHERE ${within('completed_on')} GROUP BY domain ORDER BY 2 DESC, 1) AS one),
    'received', (SELECT json_build_object('revenue', coalesce(sum(amount), 0), 'payments', count(*))
      FROM payments WHERE state = 'paid' AND ${within('paid_at')})) AS figures`;

const SPANS: readonly Span[] = [7, 30, 90].flatMap((days) => [
  { days, before: 0 },
  { days, before: 1 },
]);

/** Both are read in one transaction, so that no midnight and no moment lies between them. */
async function expectSameAsRaw(): Promise<void> {
  for (const span of SPANS) {
    await dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [raw] = await manager.query<{ figures: object }[]>(RAW, [span.days, span.before]);
      expect(await readFigures(manager, span, true)).toEqual(raw?.figures);
    });
  }
}

const keptDays = async () =>
  (await query<{ count: number }>('SELECT count(*)::int FROM counted_days'))[0]?.count;
const changedDays = async () =>
  (
    await query<{ count: number }>('SELECT count(DISTINCT day)::int AS count FROM days_to_recount')
  )[0]?.count;

it('tells the same as all rows do, whatever was counted before and whatever changed since', async () => {
  await query(STUDENTS, [300]);
  await query(TESTS, [200]);
  await query(PAYMENTS, [100]);
  await query(APPLICATIONS, [300]);
  await expectSameAsRaw();
  expect(await countDays(dataSource)).toBe('done');
  expect(await keptDays()).toBe(181);
  expect(await changedDays()).toBe(0);
  await expectSameAsRaw();
  for (const [, change] of CHANGES) {
    await query(change, [5]);
    await expectSameAsRaw();
    await countDays(dataSource);
    await expectSameAsRaw();
  }
  expect(await countDays(dataSource)).toBe('idle');
});

it('reads no row of a day that is kept', async () => {
  await query(`UPDATE daily_totals SET passed = 0, count = 7 WHERE kind = 'test'`);
  const tests = (await readTestsPerDay(dataSource, 30)).slice(2, -2);
  expect(tests.every(({ tests, passed }) => tests % 7 === 0 && passed === 0)).toBe(true);
  await query('DELETE FROM counted_days');
  await countDays(dataSource);
});

it('notes no day for what happens now', async () => {
  const before = await changedDays();
  await query(APPLICATIONS.replace(SOME_TIME, NOW), [5]);
  await query(STUDENTS.replace(SOME_TIME, NOW).replaceAll(after('at'), 'at'), [5]);
  expect(await changedDays()).toBe(before);
});

it('counts again what changed while it was counting', async () => {
  const [row] = await query<{ id: string; day: string }>(`
    SELECT id, (paid_at AT TIME ZONE 'Asia/Kolkata')::date::text AS day FROM payments WHERE state = 'paid'
    AND paid_at BETWEEN ${NOW} - interval '80 days' AND ${NOW} - interval '3 days' LIMIT 1`);
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('UPDATE payments SET amount = amount + 7 WHERE id = $1', [row?.id]);
  await query('INSERT INTO days_to_recount (day) VALUES ($1)', [row?.day]);
  expect(await countDays(dataSource)).toBe('done');
  await runner.commitTransaction();
  await runner.release();
  expect(await changedDays()).toBe(1);
  await expectSameAsRaw();
  expect(await countDays(dataSource)).toBe('done');
  await expectSameAsRaw();
});
