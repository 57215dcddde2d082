import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { codeMailedTo, mailTo } from '../testing/mails.js';
import { listenTo } from '../testing/news-stream.js';
import { hasPgBouncer, PgBouncer } from '../testing/pgbouncer.js';
import { start, submission } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, signUpForm } from '../testing/students.js';
import { startPortal, type Replica, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { FOR_PEOPLE } from './data-source.js';

/** Fewer than the students who come at once. */
const POOL = 3;
const STUDENTS = 24;

(hasPgBouncer ? describe : describe.skip)('The product behind PgBouncer', () => {
  let portal: TestPortal;
  let bouncer: PgBouncer;
  let replicas: readonly [Replica, Replica];

  beforeAll(async () => {
    portal = await startPortal({ PROCESS_ROLE: 'api' });
    bouncer = await PgBouncer.start(portal.config.DATABASE_URL, POOL);
    const behind = { DATABASE_POOL_URL: bouncer.url };
    replicas = [
      await portal.addReplica({ ...behind, PROCESS_ROLE: 'all' }),
      await portal.addReplica({ ...behind, PROCESS_ROLE: 'api' }),
    ];
  });

  afterAll(async () => {
    await portal.stop();
    await bouncer.stop();
  });

  const replicaOf = (at: number): Replica => replicas[at % 2]!;

  it('signs up and in, and sends what it owes by jobs', async () => {
    const [first, second] = replicas;
    const form = signUpForm();
    expect((await first.client.post('/api/auth/signup', form)).status).toBe(200);
    const code = await codeMailedTo(portal.inbox, form.email);
    const verified = { email: form.email, code };
    expect(await second.client.post('/api/auth/verify', verified)).toMatchObject({
      status: 200,
    });
    const { email, password } = form;
    const signedIn = await second.client.post('/api/auth/login', { email, password });
    expect(signedIn).toMatchObject({ status: 200, body: { success: true } });
  });

  it('shares few connections among tests that many students submit to two replicas at once', async () => {
    const students = await Promise.all(
      Array.from({ length: STUDENTS }, (_, at) => paidStudent(replicaOf(at))),
    );
    const opened = await Promise.all(students.map((one) => start(one)));
    const answers = await Promise.all(
      students.map(async ({ token }, at) => {
        const elsewhere = replicaOf(at + 1).client.as(token);
        const { attemptId } = opened[at]!;
        await elsewhere.put('/api/test/answers', { attemptId, answers: {} });
        const sent = await elsewhere.post('/api/test/submit', submission(opened[at]!, ['a', 'b']));
        await replicaOf(at).client.as(token).get(`/api/test-results/${attemptId}`);
        return sent.status;
      }),
    );
    expect(answers).toEqual(students.map(() => 200));
    const { servers, clients } = await bouncer.connections();
    expect(servers).toBeLessThanOrEqual(POOL);
    expect(clients).toBeGreaterThan(POOL);
    expect(
      await mailTo(portal.inbox, students[0]!.student.email, /^Your test result/),
    ).toBeDefined();
  });

  it('tells a page of the time that an admin gives at the other replica', async () => {
    const [first, second] = replicas;
    const one = await paidStudent(first);
    const { attemptId } = await start(one);
    const support = second.client.as(await adminTokenOf(second, 'support'));
    const stream = await listenTo(first, one, attemptId);
    await stream.next();
    const given = { reason: 'The power failed', minutes: 10 };
    await support.post(`/api/admin/attempts/${attemptId}/extend`, given);
    expect(await stream.next()).toMatchObject({ time: { addedSeconds: 600 } });
    stream.close();
  });

  it('has the settings in force that the product asks for', async () => {
    for (const [name, value] of Object.entries(FOR_PEOPLE)) {
      const [row] = await replicas[0].dataSource.query<Record<string, string>[]>(`SHOW ${name}`);
      expect(row).toEqual({ [name]: value });
    }
  });

  it('is not ready while PgBouncer is away, and is again when it is back', async () => {
    const statusOf = async () => (await replicas[1].client.get('/health/ready')).status;
    expect(await statusOf()).toBe(200);
    await bouncer.down();
    await until(async () => (await statusOf()) === 503);
    await bouncer.up();
    await until(async () => (await statusOf()) === 200);
    await start(await paidStudent(replicas[1]));
  });
});
