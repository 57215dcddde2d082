import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { anEmail } from '@portal/domain/testing/an-email.js';
import { post, untilState } from '../testing/outbox.js';
import { hasRedis, RedisServer } from '../testing/redis-server.js';
import { SmtpStandIn } from '../testing/smtp-stand-in.js';
import { paidStudent, signUpForm } from '../testing/students.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

(hasRedis ? describe : describe.skip)('When Redis', () => {
  let redis: RedisServer;
  let smtp: SmtpStandIn;
  let portal: TestPortal;

  beforeAll(async () => {
    redis = await RedisServer.start();
    smtp = await new SmtpStandIn().up();
    portal = await startPortal({ REDIS_URL: redis.url, SMTP_URL: smtp.url });
  });

  afterEach(() => {
    smtp.script = () => undefined;
  });

  afterAll(async () => {
    await portal.stop();
    await smtp.down();
    await redis.down();
  });

  const signUp = async (): Promise<string> => {
    const form = signUpForm();
    const { status } = await portal.client.post('/api/auth/signup', form);
    expect(status).toBe(200);
    return form.email;
  };

  const arrives = async (address: string): Promise<void> => {
    await until(() => Promise.resolve(smtp.mailsTo(address).length > 0));
    expect(smtp.mailsTo(address)).toHaveLength(1);
  };

  it('When the queue is emptied between queueing and sending, every mail still goes out once', async () => {
    smtp.script = (line) => (line.startsWith('RCPT') ? '451 4.3.0 later' : undefined);
    const emails = Array.from({ length: 40 }, () => anEmail());
    const ids = await Promise.all(emails.map((email) => post(portal, email)));
    const sql = 'SELECT count(*)::int AS count FROM emails WHERE last_error IS NOT NULL';
    await until(async () => {
      const rows = await portal.dataSource.query<{ count: number }[]>(sql);
      return rows[0]!.count === ids.length;
    });
    await redis.empty();
    smtp.script = () => undefined;
    for (const id of ids) await untilState(portal.dataSource, id, 'sent');
    for (const { to } of emails) expect(smtp.mailsTo(to)).toHaveLength(1);
  });

  it('When the queue is emptied, tests that run out of time are still closed', async () => {
    const one = await paidStudent(portal);
    const { body } = await one.client.get('/api/test/questions?domain=hr');
    const { attemptId } = body as { attemptId: string };
    await redis.empty();
    await portal.dataSource.query(
      `UPDATE attempts SET started_at = started_at - interval '31 minutes',
        deadline = deadline - interval '31 minutes' WHERE id = $1`,
      [attemptId],
    );
    await until(async () => (await portal.ports.attempts.find(attemptId))?.state === 'expired');
    await arrives(one.student.email);
  });

  it('When the queue is gone, sign-up goes on, and the mail follows soon after its return', async () => {
    await redis.down();
    const addresses = [await signUp(), await signUp()];
    expect((await portal.client.get('/health/ready')).status).toBe(503);
    expect((await portal.client.get('/health/live')).status).toBe(200);
    await redis.up();
    for (const address of addresses) await arrives(address);
  });

  it('When the queue is frozen, sign-up goes on, and the mail follows soon after it thaws', async () => {
    redis.freeze();
    const address = await signUp();
    const form = { name: 'Asha', email: `${randomUUID()}@example.com`, message: 'Hello' };
    expect((await portal.client.post('/api/contact', form)).status).toBe(200);
    redis.thaw();
    await arrives(address);
  });
});
