import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { aPaidStudent } from '@portal/domain/testing/a-student.js';
import { anAttempt } from '@portal/domain/testing/an-attempt.js';
import { NOW } from '../platform/database/now.sql.js';
import { emailOf, post, untilState } from '../testing/outbox.js';
import { adminToken } from '../testing/students.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const admin = portal.client.as(await adminToken(portal));

const reason = 'The mailbox is there again';

const change = (id: string, sql: string) =>
  portal.dataSource.query(`UPDATE emails SET ${sql} WHERE id = $1`, [id]);

const auditOf = (id: string) =>
  portal.dataSource.query<object[]>(
    'SELECT action, reason, before, after FROM audit_entries WHERE subject_id = $1',
    [id],
  );

describe('A mail that failed', () => {
  it('goes out once, however many ask for it at once', async () => {
    const id = await post(portal);
    await change(id, `state = 'failed', tries = 7, queued_at = ${NOW}, last_error = '550'`);
    const asks = [1, 2, 3].map(() => admin.post(`/api/admin/emails/${id}/retry`, { reason }));
    const statuses = (await Promise.all(asks)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await emailOf(portal.dataSource, id)).toMatchObject({ state: 'pending', tries: 0 });
    const before = { state: 'failed' };
    expect(await auditOf(id)).toEqual([
      { action: 'retry-email', reason, before, after: { state: 'pending' } },
    ]);
    const worker: Replica = await portal.addReplica({ PROCESS_ROLE: 'worker' });
    const sent = await untilState(worker.dataSource, id, 'sent');
    expect(sent.tries).toBe(1);
    // It would take the mails of the tests that follow.
    await worker.app.close();
  });

  it('can be given up, and tells nothing any more', async () => {
    const id = await post(portal);
    await change(id, "state = 'failed'");
    expect(await admin.post(`/api/admin/emails/${id}/cancel`, { reason })).toMatchObject({
      status: 200,
    });
    expect(await emailOf(portal.dataSource, id)).toMatchObject({
      state: 'dropped',
      data: {},
      lastError: 'cancelled',
    });
  });
});

describe('A mail that waits', () => {
  it('is left alone while a worker has it, and given up afterwards', async () => {
    const id = await post(portal);
    await change(id, `claimed_until = ${NOW} + interval '1 hour'`);
    const refused = await admin.post(`/api/admin/emails/${id}/cancel`, { reason });
    expect(refused).toMatchObject({ status: 409, body: { code: 'email_being_sent' } });
    expect(await auditOf(id)).toEqual([]);
    await change(id, `claimed_until = ${NOW} - interval '1 second'`);
    expect(await admin.post(`/api/admin/emails/${id}/cancel`, { reason })).toMatchObject({
      status: 200,
    });
    expect(await emailOf(portal.dataSource, id)).toMatchObject({ state: 'dropped' });
  });

  it('is not queued again', async () => {
    const id = await post(portal);
    const refused = await admin.post(`/api/admin/emails/${id}/retry`, { reason });
    expect(refused).toMatchObject({ status: 409, body: { code: 'email_not_failed' } });
  });
});

describe('An open attempt', () => {
  it('can be closed by hand once its time is over', async () => {
    const { ports } = portal;
    const student = aPaidStudent({ id: randomUUID(), email: `${randomUUID()}@example.com` });
    const startedAt = new Date();
    const attempt = anAttempt({
      id: randomUUID(),
      studentId: student.id,
      startedAt,
      deadline: new Date(startedAt.getTime() + 30 * 60 * 1000),
    });
    await ports.students.add(student);
    await ports.attempts.add(attempt);
    const close = () => admin.post(`/api/admin/attempts/${attempt.id}/close`, { reason });
    expect(await close()).toMatchObject({ status: 409, body: { code: 'attempt_not_overdue' } });
    await portal.dataSource.query(
      `UPDATE attempts SET deadline = ${NOW} - interval '1 minute' WHERE id = $1`,
      [attempt.id],
    );
    expect(await close()).toMatchObject({ status: 200 });
    expect(await close()).toMatchObject({ status: 409 });
    expect(await ports.results.find(attempt.id)).toMatchObject({ studentId: student.id });
    expect(await auditOf(attempt.id)).toMatchObject([{ action: 'close-attempt', reason }]);
  });
});

it.each(['attempts/:id/close', 'emails/:id/retry', 'emails/:id/cancel'])(
  '%s wants a reason, and a thing that is there',
  async (path) => {
    const url = `/api/admin/${path.replace(':id', randomUUID())}`;
    expect(await admin.post(url, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Please say why; it is kept in the audit log.' } },
    });
    expect(await admin.post(url, { reason })).toMatchObject({ status: 404 });
  },
);
