import type { NewEmail } from '@portal/domain/email/email.js';
import type { AdminRole } from '@portal/domain/staff/role.js';
import { anEmail } from '@portal/domain/testing/an-email.js';
import { emailOf, post, untilState } from '../testing/mails.js';
import { adminTokenOf, adminToken } from '../testing/students.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';
import { NOW } from '../platform/database/now.sql.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const previewFor = async (role: AdminRole, id: string) =>
  portal.client.as(await adminTokenOf(portal, role)).get(`/api/admin/emails/${id}/preview`);

const viewsOf = (id: string) =>
  portal.dataSource.query<object[]>(
    "SELECT subject FROM audit_entries WHERE subject_id = $1 AND action = 'view'",
    [id],
  );

it('A mail is shown to support without its code, and that is noted', async () => {
  const id = await post(portal);
  const { status, body } = await previewFor('support', id);
  expect([status, body]).toMatchObject([200, { mail: { text: expect.stringContaining('••') } }]);
  expect(JSON.stringify(body)).not.toContain('123456');
  expect(await viewsOf(id)).toEqual([{ subject: 'email' }]);
  expect((await previewFor('finance', id)).status).toBe(403);
});

it('A mail about the account of an admin is shown to owners alone', async () => {
  const email: NewEmail = {
    kind: 'admin-security-notice',
    to: anEmail().to,
    data: {
      action: 'add-admin',
      username: 'the-newcomer',
      by: 'admin',
      at: '2026-01-31T10:00:00Z',
    },
  };
  const id = await post(portal, email);
  expect(JSON.stringify((await previewFor('owner', id)).body)).toContain('the-newcomer');
  expect((await previewFor('support', id)).body).toMatchObject({ mail: null });
});

const admin = portal.client.as(await adminToken(portal));

const reason = 'The mailbox is there again';

const change = (id: string, sql: string) =>
  portal.dataSource.query(`UPDATE emails SET ${sql} WHERE id = $1`, [id]);

it('A mail that failed goes out once, however many ask for it at once', async () => {
  const id = await post(portal);
  await change(id, `state = 'failed', tries = 7, queued_at = ${NOW}, last_error = '550'`);
  const asks = [1, 2, 3].map(() => admin.post(`/api/admin/emails/${id}/retry`, { reason }));
  expect((await Promise.all(asks)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await emailOf(portal.dataSource, id)).toMatchObject({ state: 'pending', tries: 0 });
  const worker: Replica = await portal.addReplica({ PROCESS_ROLE: 'worker' });
  expect((await untilState(worker.dataSource, id, 'sent')).tries).toBe(1);
  // It would take the mails of the tests that follow.
  await worker.app.close();
});
