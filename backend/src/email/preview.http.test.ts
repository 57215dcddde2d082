import { expect, it } from '@jest/globals';
import type { NewEmail } from '@portal/domain/email/email.js';
import type { AdminRole } from '@portal/domain/staff/role.js';
import { anEmail } from '@portal/domain/testing/an-email.js';
import { post } from '../testing/outbox.js';
import { adminTokenOf } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

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
  expect([status, body]).toMatchObject([200, { isOwn: true, text: expect.stringContaining('••') }]);
  expect(JSON.stringify(body)).not.toContain('123456');
  expect(await viewsOf(id)).toEqual([{ subject: 'email' }]);
  expect((await previewFor('finance', id)).status).toBe(403);
});

it('A mail that was sent is shown as one of its kind, for nothing of it is kept', async () => {
  const id = await post(portal);
  await portal.dataSource.query("UPDATE emails SET state = 'sent', data = '{}' WHERE id = $1", [
    id,
  ]);
  expect((await previewFor('support', id)).body).toMatchObject({ isOwn: false });
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
  expect((await previewFor('support', id)).body).toMatchObject({ isOwn: false });
});

it('A mail that is not there has no preview', async () => {
  expect((await previewFor('support', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
});
