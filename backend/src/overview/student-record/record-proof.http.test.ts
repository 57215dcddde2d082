import { addMessage } from '../../testing/messages.js';
import type { AdminRole } from '@portal/domain/staff/role.js';
import { anApplication } from '@portal/domain/testing/an-application.js';
import { anEmail } from '@portal/domain/testing/an-email.js';
import { NOW } from '../../platform/database/now.sql.js';
import { pass } from '../../testing/attempts.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../../testing/students.js';
import type { TestClient } from '../../testing/test-client.js';
import { portalOfFile } from '../../testing/test-portal.js';

type Entry = { id: string; group: string; title: string; detail: string; resource: string | null };

const adminAs = async (role: AdminRole) => portal.client.as(await adminTokenOf(portal, role));

async function entriesOf({ student }: SignedIn, by: TestClient): Promise<readonly Entry[]> {
  const { body } = await by.get(`/api/admin/students/${student.id}/record`);
  return (body as { entries: Entry[] }).entries;
}

async function mail(to: string): Promise<string> {
  await portal.ports.unitOfWork.run((tx) => tx.emails.add(anEmail({ to })));
  const [row] = await portal.dataSource
    .query<[{ id: string }]>(
      `UPDATE emails SET kind = 'verification-code' WHERE id = (SELECT id FROM emails
       WHERE to_address = $1 ORDER BY created_at DESC LIMIT 1) RETURNING id`,
      [to],
    )
    .then(([rows]) => rows as unknown as [{ id: string }]);
  return row.id;
}

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = await adminAs('support');

describe('The proof of what happened to an account', () => {
  it('is the mail that went out about it, for who may read mails', async () => {
    const one = await paidStudent(portal);
    const { id, email } = one.student;
    const code = await mail(email);
    await portal.dataSource.query(`UPDATE students SET email_verified_at = ${NOW} WHERE id = $1`, [
      id,
    ]);
    await portal.dataSource.query(
      `INSERT INTO consents (id, purpose, subject_id, notice, action, at)
       SELECT gen_random_uuid(), 'account', id, 'account-1', 'given', created_at
       FROM students WHERE id = $1`,
      [id],
    );
    const shown = await entriesOf(one, support);
    const led = (title: RegExp) => shown.find((entry) => title.test(entry.title));
    expect(led(/^Signed up$/)).toMatchObject({ resource: 'emails', id: code });
    expect(led(/^Email verified$/)).toMatchObject({ resource: 'emails', id: code });
    expect(led(/^Agreed to/)).toMatchObject({ resource: 'emails', id: code });
    const toFinance = await entriesOf(one, await adminAs('finance'));
    expect(toFinance.find(({ title }) => title === 'Signed up')).toMatchObject({ resource: null });
  });

  it('is the entry of the audit log for an owner, where an admin did it', async () => {
    const one = await paidStudent(portal);
    const act = (path: string, body: object) =>
      support.post(`/api/admin/students/${one.student.id}/${path}`, body);
    expect((await act('deactivate', { reason: 'Asked for it' })).status).toBe(200);
    const owner = await adminAs('owner');
    const shown = await entriesOf(one, owner);
    const entry = shown.find((line) => line.title === 'Account deactivated');
    expect(entry).toMatchObject({ resource: 'audit' });
    const { body } = await owner.get(`/api/admin/audit/${entry!.id}`);
    expect(body).toMatchObject({ action: 'deactivate-student', subjectId: one.student.id });
    const toSupport = await entriesOf(one, support);
    expect(toSupport.find(({ title }) => title === 'Account deactivated')).toMatchObject({
      resource: null,
    });
  });
});

it('What admins did is told of mails, messages, applications and certificates as well', async () => {
  const one = await paidStudent(portal);
  const { email } = one.student;
  await pass(portal, one);
  const application = anApplication({ email });
  await portal.ports.unitOfWork.run((tx) => tx.applications.add(application));
  const messageId = await addMessage(portal, email);
  const [certificate] = await portal.ports.certificates.findAllOf(one.student.id);
  await portal.dataSource.query(
    `INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason)
     SELECT gen_random_uuid(), ${NOW}, gen_random_uuid(), 'support', action, subject, id, ''
     FROM (VALUES ('add-application-note', 'application', $1), ('answer-message', 'message', $2),
       ('cancel-email', 'email', $3), ('reissue-certificate', 'certificate', $4)) AS done (action, subject, id)`,
    [application.id, messageId, await mail(email), certificate!.id],
  );
  const acts = (entries: readonly Entry[]) =>
    entries.filter(({ group }) => group === 'staff').map(({ title }) => title);
  const shown = await entriesOf(one, support);
  expect(acts(shown).sort()).toEqual([
    ...['Add application note', 'Answer message', 'Cancel email', 'Reissue certificate'],
  ]);
  const answered = shown.find(({ title }) => title === 'Answer message');
  expect(answered).toMatchObject({ resource: 'messages', id: messageId });
  expect(acts(await entriesOf(one, await adminAs('finance')))).toEqual(['Reissue certificate']);
});
