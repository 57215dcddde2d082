import { NOW } from '../database/now.sql.js';
import { DatabaseProxy } from '../../testing/database-proxy.js';
import { orderOf } from '../../testing/orders.js';
import { post, untilState } from '../../testing/mails.js';
import { METRICS_TOKEN, samplesOf, scrape } from '../../testing/scrape.js';
import { start, submission } from '../../testing/attempts.js';
import { SmtpStandIn } from '../../testing/smtp-stand-in.js';
import { adminToken, paidStudent, signedInStudent } from '../../testing/students.js';
import { portalOfFile } from '../../testing/test-portal.js';
import { until } from '../../testing/until.js';

const smtp = await new SmtpStandIn().up();
const portal = await portalOfFile({ METRICS_TOKEN, SMTP_URL: smtp.url });
const proxy = await new DatabaseProxy(portal.config.DATABASE_URL).up();

afterAll(async () => {
  await proxy.down();
  await smtp.down();
});

const samples = async () => samplesOf(await scrape(portal.client));

const countOf = (now: ReadonlyMap<string, number>, outcome: string): number =>
  [...now]
    .filter(([key]) => key.startsWith('portal_emails_total') && key.includes(`"${outcome}"`))
    .reduce((sum, [, count]) => sum + count, 0);

describe('The metrics', () => {
  it('are for nobody but who has the token', async () => {
    const student = await paidStudent(portal);
    const wrong = ['', METRICS_TOKEN.slice(1), await adminToken(portal), student.token];
    for (const token of wrong) {
      const { status, body } = await portal.client.as(token).get('/metrics');
      expect([status, body]).toMatchObject([401, { code: 'not_signed_in' }]);
    }
    expect((await portal.client.as(METRICS_TOKEN).get('/metrics')).status).toBe(200);
  });

  it('are for nobody at all where there is no token', async () => {
    const other = await portal.addReplica({ METRICS_TOKEN: undefined, PROCESS_ROLE: 'api' });
    for (const token of ['', 'undefined', METRICS_TOKEN]) {
      expect((await other.client.as(token).get('/metrics')).status).toBe(401);
    }
  });

  it('count requests by the pattern of their route, never by what was asked for', async () => {
    await portal.client.get('/api/user/someone.else@example.com');
    await portal.client.get('/no-such-page-for-anyone');
    const text = await scrape(portal.client);
    expect(text).toMatch(/_count\{method="GET",route="\/api\/user\/:email",status="404"\} 1/);
    expect(text).not.toMatch(/someone|no-such-page/);
  });

  it('tell what is in the outbox, what failed, and how old it is', async () => {
    const failedBefore = (await samples()).get('portal_outbox_emails{state="failed"}') ?? 0;
    smtp.script = (line) => (line.startsWith('RCPT') ? '451 Later' : undefined);
    const later = await post(portal);
    // Once it was refused for now: the next refusal is for good.
    await until(async () => {
      const now = await samples();
      return now.get('portal_outbox_emails{state="queued"}') === 1 && countOf(now, 'retried') > 0;
    });
    await portal.dataSource.query(
      "UPDATE emails SET created_at = created_at - interval '1 hour' WHERE id = $1",
      [later],
    );
    expect((await samples()).get('portal_outbox_oldest_seconds')).toBeGreaterThan(3_500);
    smtp.script = (line) => (line.startsWith('RCPT') ? '550 Never' : undefined);
    await untilState(portal.dataSource, later, 'failed');
    smtp.script = () => undefined;
    await untilState(portal.dataSource, await post(portal), 'sent');
    // A mail's end is counted just after it is in the database.
    const shown = await until(async () => {
      const now = await samples();
      const isCounted = ['sent', 'failed', 'retried'].every((outcome) => countOf(now, outcome) > 0);
      return now.get('portal_outbox_emails{state="queued"}') === 0 && isCounted && now;
    });
    expect(shown.get('portal_outbox_emails{state="failed"}')).toBe(failedBefore + 1);
    expect(shown.get('portal_outbox_oldest_seconds')).toBe(0);
  });

  it('tell of orders by their state, and of those that nobody settled', async () => {
    const one = await signedInStudent(portal);
    await orderOf(one);
    await orderOf(await signedInStudent(portal));
    await portal.dataSource.query(
      "UPDATE payments SET created_at = created_at - interval '16 minutes' WHERE student_id = $1",
      [one.student.id],
    );
    // The job that asks the provider may have looked just before.
    const shown = await until(async () => {
      await portal.dataSource.query(
        `UPDATE payments SET check_at = ${NOW} - interval '1 hour' WHERE student_id = $1`,
        [one.student.id],
      );
      const now = await samples();
      return (now.get('portal_payment_checks_late_seconds') ?? 0) >= 45 * 60 && now;
    });
    expect(shown.get('portal_payments_last_day{state="open"}')).toBe(2);
    expect(shown.get('portal_payments_unsettled')).toBe(1);
  });

  it('tell of guessed accounts, rushed tests, flagged money, differences, unreadable events and the archive', async () => {
    const rushed = await paidStudent(portal);
    const { status } = await rushed.client.post(
      '/api/test/submit',
      submission(await start(rushed, 'hr'), []),
    );
    expect(status).toBe(200);
    const order = await orderOf(await signedInStudent(portal));
    const query = (sql: string) => portal.dataSource.query(sql, [order.id]);
    await query("UPDATE payments SET flag = 'refund-due' WHERE order_id = $1");
    await query(
      `INSERT INTO payment_differences (id, kind, order_id, provider_payment_id, amount, found_at)
       VALUES (gen_random_uuid(), 'amount-differs', $1, 'pay_x', 1, ${NOW})`,
    );
    await query(
      `INSERT INTO provider_events (id, body, order_id, state) VALUES ('unread', '{}', $1, 'unreadable')`,
    );
    await portal.dataSource.query(
      `INSERT INTO rate_limits (key, points, expire) VALUES ('account one', 20, 1e15::bigint),
         ('account two', 19, 1e15::bigint), ('network one', 100, 1e15::bigint), ('network old', 100, 1)`,
    );
    const now = await samples();
    expect(now.get('portal_guessed_accounts')).toBe(1);
    expect(now.get('portal_guessing_networks')).toBe(1);
    expect(now.get('portal_rushed_tests')).toBe(1);
    expect(now.get('portal_payments_flagged')).toBe(1);
    expect(now.get('portal_payment_differences')).toBe(1);
    expect(now.get('portal_provider_events_unreadable')).toBe(1);
    expect(now.get('portal_wal_archive_failing')).toBe(0);
    expect(now.get('portal_wal_archive_on')).toBe(0);
    expect(now.get('portal_backed_up_timestamp_seconds')).toBe(0);
    await query('DELETE FROM payments WHERE order_id = $1');
  });

  it('tell of each scheduled job, the queues, the pool and the process', async () => {
    const shown = await until(async () => {
      const now = await samples();
      return now.has('portal_scheduled_job_runs_total{name="close-overdue",outcome="done"}') && now;
    });
    expect(
      shown.get('portal_scheduled_job_last_success_timestamp_seconds{name="close-overdue"}'),
    ).toBeGreaterThan(1e9);
    expect(shown.get('portal_queue_jobs{queue="emails",state="failed"}')).toBe(0);
    expect(shown.get('portal_queue_jobs{queue="chores",state="delayed"}')).toBeGreaterThan(0);
    expect(shown.get('portal_database_connections{state="idle"}')).toBeGreaterThan(0);
    expect(shown.get('portal_database_waiting')).toBe(0);
    expect(Math.abs(shown.get('portal_database_clock_ahead_seconds')!)).toBeLessThan(5);
    expect(shown.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(shown.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('come without a database too, and say nothing of what is not known', async () => {
    const cut = await portal.addReplica({ DATABASE_URL: proxy.url, PROCESS_ROLE: 'api' });
    expect(samplesOf(await scrape(cut.client)).get('portal_database_up')).toBe(1);
    await proxy.down();
    const shown = samplesOf(await scrape(cut.client));
    await proxy.up();
    expect(shown.get('portal_database_up')).toBe(0);
    expect(shown.has('portal_outbox_oldest_seconds')).toBe(false);
    expect(shown.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });
});
