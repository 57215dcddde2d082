import { randomUUID } from 'node:crypto';
import type { AdminRole } from '@portal/domain/staff/role.js';
import { NOW } from '../../platform/database/now.sql.js';
import { addStudent, adminTokenOf } from '../../testing/students.js';
import { weekOfFigures } from './week.query.js';
import { portalOfFile } from '../../testing/test-portal.js';

type Dashboard = Readonly<Record<string, unknown>> & {
  readonly funnel: Readonly<Record<string, number>>;
  readonly testsPerDay: readonly { day: string; tests: number; passed: number }[];
};

async function dashboard(role: AdminRole = 'owner', query = ''): Promise<Dashboard> {
  const client = portal.client.as(await adminTokenOf(portal, role));
  const { status, body } = await client.get(`/api/admin/dashboard${query}`);
  expect(status).toBe(200);
  return body as Dashboard;
}

const query = (sql: string, values: unknown[] = []) => portal.dataSource.query(sql, values);

/** Someone who signed up some days ago, and came so far. */
async function student(daysAgo: number, { verified = true, paid = true } = {}): Promise<string> {
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000);
  const [emailVerifiedAt, paidAt] = [verified ? createdAt : null, paid ? createdAt : null];
  return (await addStudent(portal, { createdAt, emailVerifiedAt, paidAt })).id;
}

async function test(of: string, domain: string, percentage: number, closed = NOW) {
  const id = randomUUID();
  await query(
    `INSERT INTO attempts (id, student_id, domain, state, started_at, deadline, pass_percent,
       questions, answers, closed_at)
     VALUES ($1, $2, $3, 'submitted', ${closed}, ${closed}, 65, '[]', '{}', ${closed})`,
    [id, of, domain],
  );
  await query(
    `INSERT INTO results (id, student_id, student_name, email, domain, score, total_questions,
       percentage, passed, pass_percent, time_taken, started_on, completed_on, attempts_used,
       total_attempts, questions)
     VALUES ($1, $2, 'Asha', 'a@example.com', $3, 0, 10, $4, $5, 65, 60, ${closed}, ${closed}, 1, 5, '[]')`,
    [id, of, domain, percentage, percentage >= 65],
  );
}

/** An order of ₹500; what was paid was ₹450, by an offer. */
const payment = (of: string, state: string, minutesAgo: number, order: string | null) =>
  query(
    `INSERT INTO payments (id, student_id, receipt, order_id, payment_id, attempts, amount, currency, state,
       created_at, paid_at)
     SELECT $1::uuid, $2::uuid, $1::text, $4::text, 'pay_2',
       '[{"id": "pay_1", "amount": 1}, {"id": "pay_2", "amount": 45000, "customerFee": 7}]', 50000, 'INR',
       $3::text, at, CASE WHEN $3 = 'paid' THEN at END
     FROM (SELECT ${NOW} - make_interval(mins => $5::int) AS at) AS moment`,
    [randomUUID(), of, state, order, minutesAgo],
  );

const mail = (state: string) =>
  query(
    `INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
     VALUES ($1, 'test-result', 'a@example.com', '{}', $2, 0, ${NOW})`,
    [randomUUID(), state],
  );

/** Midnight in Kolkata is half past six in the evening of the day before in Greenwich. */
const BEGAN = new Date();
const KOLKATA_MIDNIGHT = `date_trunc('day', timestamptz '${BEGAN.toISOString()}', 'Asia/Kolkata')`;

const kolkataDay = (moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

beforeAll(async () => {
  const [sitter, payer, starter] = [await student(3), await student(3), await student(3)];
  await student(3, { paid: false });
  await student(3, { verified: false, paid: false });
  const old = await student(60);
  await test(sitter, 'hr', 80, KOLKATA_MIDNIGHT);
  await test(sitter, 'hr', 70, `${KOLKATA_MIDNIGHT} - interval '1 second'`);
  await test(starter, 'devops', 40, `timestamptz '${BEGAN.toISOString()}'`);
  await test(old, 'hr', 90, `${NOW} - interval '50 days'`);
  await payment(sitter, 'paid', 60, 'order_1');
  await payment(old, 'paid', 60 * 24 * 60, 'order_2');
  await payment(payer, 'open', 20, 'order_3');
  await payment(starter, 'open', 5, 'order_4');
  await payment(old, 'open', 20, null);
  await query("UPDATE payments SET flag = 'refund-due' WHERE order_id = 'order_2'");
  await query(
    `INSERT INTO refunds (id, payment_id, provider_payment_id, amount, state, reason, created_at)
     SELECT gen_random_uuid(), payments.id, payment_id, 1500, ordered.state, '', paid_at FROM payments,
       (VALUES ('processed'), ('failed')) AS ordered (state) WHERE order_id = 'order_1'`,
  );
  for (const state of ['failed', 'pending', 'pending', 'sent']) await mail(state);
  await query(REPORTS);
  await query(LATE_ANSWERS);
  await query(`
    INSERT INTO applications (id, name, email, phone, education, experience, skills, domain, message, created_at)
    SELECT gen_random_uuid(), 'Ravi', 'r@example.com', '', '', '', '', 'hr', '', ${NOW} - n * interval '20 days'
    FROM generate_series(0, 4) AS n`);
});

const REPORTS = `
  INSERT INTO question_disputes (id, result_id, student_id, question_id, version, place, kind, text, state,
    answer, opened_at, decided_at)
  SELECT gen_random_uuid(), test.id, test.student_id, made.id, made.version, asked, 'unclear', '', report.state, '',
    test.started_at, CASE WHEN report.state = 'declined' THEN test.started_at END
  FROM (SELECT *, row_number() OVER (ORDER BY id) AS nth FROM attempts) AS test
    JOIN (VALUES (1, 1, 'open'), (1, 2, 'open'), (2, 1, 'open'), (2, 3, 'declined'))
      AS report (of_test, asked, state) ON of_test = nth
    JOIN (SELECT *, row_number() OVER (ORDER BY id) AS nth FROM question_versions) AS made
      ON made.nth = asked`;

const LATE_ANSWERS = `
  INSERT INTO late_answers (id, attempt_id, question_id, place, option, arrived_at, is_after_review, state,
    reason, decided_at)
  SELECT gen_random_uuid(), test.id, 'q1', 1, late.option, ${NOW}, false, late.state, '', late.decided_at
  FROM (SELECT id FROM attempts LIMIT 1) AS test,
    (VALUES ('a', 'waiting', NULL), ('b', 'declined', ${NOW})) AS late (option, state, decided_at)`;

describe('The dashboard', () => {
  it('follows those who signed up within the days, however far they came', async () => {
    const { days, funnel } = await dashboard();
    expect(days).toBe(30);
    expect(funnel).toEqual({
      applications: 2,
      signedUp: 5,
      verified: 4,
      paid: 3,
      started: 2,
      passed: 1,
    });
    expect((await dashboard('owner', '?days=90')).funnel).toMatchObject({
      applications: 5,
      signedUp: 6,
      passed: 2,
    });
  });

  it('counts the tests by the days of Kolkata, also those without any', async () => {
    const { testsPerDay } = await dashboard('owner', '?days=7');
    expect(testsPerDay).toHaveLength(7);
    // The day may end while this file runs.
    const before = new Date(BEGAN.getTime() - 86_400_000);
    const on = (moment: Date) => testsPerDay.find(({ day }) => day === kolkataDay(moment));
    expect(on(before)).toMatchObject({ tests: 1, passed: 1 });
    expect(on(BEGAN)).toMatchObject({ tests: 2, passed: 1 });
    expect(testsPerDay[0]).toMatchObject({ tests: 0, passed: 0 });
    expect([BEGAN, new Date()].map(kolkataDay)).toContain(testsPerDay.at(-1)?.day);
  });

  it('tells how the tests of each domain went', async () => {
    expect((await dashboard()).domains).toEqual([
      { domain: 'hr', tests: 2, passed: 2, mean: 75 },
      { domain: 'devops', tests: 1, passed: 0, mean: 40 },
    ]);
  });

  it('tells what came in, and which orders are stuck', async () => {
    expect((await dashboard()).money).toEqual({
      ...{ payments: 1, refunds: 1, gross: 45_000, refunded: 1_500, net: 43_500 },
      stuck: 1,
      toAnswer: 0,
      differences: 0,
      refundsDue: 1,
      refundRequests: 0,
    });
  });

  it('tells the same figures of as many days before, as far as those had come by then', async () => {
    expect((await dashboard('owner', '?days=30')).before).toEqual({
      funnel: { applications: 1, signedUp: 0, verified: 0, paid: 0, started: 0, passed: 0 },
      domains: [{ domain: 'hr', tests: 1, passed: 1, mean: 90 }],
      money: { payments: 0, refunds: 0, gross: 0, refunded: 0, net: 0 },
    });
  });

  it('counts the messages that are late, and a grievance apart, as it has a day of its own', async () => {
    await portal.dataSource.query(
      `INSERT INTO contact_messages (id, name, email, subject, message, created_at, kind, due_at)
       SELECT gen_random_uuid(), 'Asha', 'a@example.com', '', 'x', ${NOW} - came.ago, kind, ${NOW} + due
       FROM (VALUES (interval '23 hours', 'message', NULL),
         (interval '3 days', 'message', NULL),
         (interval '40 days', 'grievance', interval '-10 days')) AS came(ago, kind, due)`,
    );
    expect(await dashboard()).toMatchObject({
      arrivals: { messagesWaiting: 3, messagesLate: 1, grievances: 1 },
    });
    await portal.dataSource.query("DELETE FROM contact_messages WHERE email = 'a@example.com'");
  });

  it('tells what needs a hand', async () => {
    expect(await dashboard()).toMatchObject({
      mails: { waiting: 2, failed: 1 },
      attempts: { open: 0, overdue: 0 },
      arrivals: { newApplications: 5, messagesWaiting: 0, messagesLate: 0, lateAnswers: 1 },
      questionReports: { open: 3, versions: 2 },
    });
  });

  it('is a mail once a week', async () => {
    expect(await weekOfFigures(portal.dataSource)).toEqual([
      ['Enquiries', '0'],
      ['Applications', '1'],
      ['Sign-ups', '5'],
      ['Tests', '3, 2 passed'],
      ['Revenue', '₹450.00 gross, ₹435.00 net'],
      ['Refunds', '₹15.00, 1'],
      ['Overdue', '1 refund'],
    ]);
  });

  it.each<[AdminRole, string[]]>([
    [
      'content',
      ['before', 'days', 'domains', 'funnel', 'questionReports', 'success', 'testsPerDay'],
    ],
    ['finance', ['before', 'days', 'domains', 'funnel', 'money', 'success', 'testsPerDay']],
    [
      'support',
      [
        ...['arrivals', 'attempts', 'before', 'days', 'domains', 'funnel', 'mails', 'money'],
        ...['success', 'testsPerDay'],
      ],
    ],
  ])('tells %s only what the role may see', async (role, parts) => {
    const shown = await dashboard(role);
    expect(Object.keys(shown).sort()).toEqual(parts);
    expect('paid' in shown.funnel).toBe(role !== 'content');
    const before = shown.before as { readonly funnel: object };
    expect('paid' in before.funnel).toBe(role !== 'content');
    expect('money' in before).toBe(role !== 'content');
  });
});
