import { addMessage } from '../../testing/messages.js';
import type { AdminRole } from '@portal/domain/staff/role.js';
import { anEmail } from '@portal/domain/testing/an-email.js';
import { NOW } from '../../platform/database/now.sql.js';
import { pass } from '../../testing/attempts.js';
import { post } from '../../testing/mails.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../../testing/students.js';
import { portalOfFile } from '../../testing/test-portal.js';
import type { TestClient } from '../../testing/test-client.js';
import { RECORD_PARTS } from './record-parts.sql.js';
import { wordsOf } from './record-words.js';
import { anApplication } from '@portal/domain/testing/an-application.js';

type Entry = {
  at: string;
  id: string;
  group: string;
  title: string;
  detail: string;
  resource: string | null;
};
type Body = { entries: Entry[]; before: string | null };

let one: SignedIn;

const adminAs = async (role: AdminRole) => portal.client.as(await adminTokenOf(portal, role));
const pathOf = ({ student }: SignedIn) => `/api/admin/students/${student.id}/record`;

const recordOf = async (of: SignedIn, by: TestClient, query = ''): Promise<Body> =>
  (await by.get(pathOf(of) + query)).body as Body;

const entriesOf = async (of: SignedIn, by: TestClient): Promise<Entry[]> =>
  (await recordOf(of, by)).entries;

const titles = (entries: readonly Entry[]): string[] => entries.map(({ title }) => title);

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const [support, finance] = [await adminAs('support'), await adminAs('finance')];

beforeAll(async () => {
  one = await paidStudent(portal);
  await pass(portal, one);
  await support.post(`/api/admin/students/${one.student.id}/grant-attempts`, {
    ...{ attempts: 1, reason: 'The power failed' },
  });
  await addMessage(portal, one.student.email);
});

describe('The record of a student', () => {
  it('tells all in one line of time, each with what shows more of it', async () => {
    const record = await recordOf(one, support);
    const received = titles(record.entries);
    expect(received).toEqual(
      expect.arrayContaining([
        'Signed up',
        'Email verified',
        'Message to us',
        expect.stringMatching(/^Mail: /),
        expect.stringMatching(/^Test in .* begun$/),
        'Result in Data Science: 100%',
        'Certificate in Data Science',
        'Grant attempts',
      ]),
    );
    expect(record.entries.find(({ title }) => title === 'Grant attempts')).toMatchObject({
      group: 'staff',
      detail: expect.stringContaining('The power failed'),
    });
    expect(received.indexOf('Signed up')).toBeGreaterThan(
      received.indexOf('Result in Data Science: 100%'),
    );
    const moments = record.entries.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(record.before).toBeNull();
  });

  it('tells finance no mails and messages, and content nothing', async () => {
    const received = titles(await entriesOf(one, finance));
    expect(received).toContain('Signed up');
    expect(received.filter((title) => /^(Mail|Message)/.test(title))).toEqual([]);
    expect((await (await adminAs('content')).get(pathOf(one))).status).toBe(403);
  });

  it('tells what was agreed to, and that the age was stated by itself', async () => {
    const another = await paidStudent(portal);
    const { id } = another.student;
    await portal.dataSource.query(
      `INSERT INTO consents (id, purpose, subject_id, notice, age_statement, action, at) VALUES
       (gen_random_uuid(), 'account', $1, 'account-1', 'age-1', 'given', ${NOW}),
       (gen_random_uuid(), 'account', $1, 'account-1', NULL, 'given', ${NOW})`,
      [id],
    );
    expect(await entriesOf(another, support)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'Agreed to the privacy notice for accounts, version 1',
          detail: 'Stated in the form: 18 or older',
        }),
        expect.objectContaining({
          title: 'Agreed to the privacy notice for accounts, version 1',
          detail: '',
        }),
      ]),
    );
    expect(JSON.stringify(await entriesOf(another, finance))).not.toContain('Agreed');
  });

  it('tells staff of mails to an address that is not proved, or that was another before', async () => {
    const corrected = await paidStudent(portal);
    const { student } = corrected;
    const earlier = `earlier-${student.email}`;
    const others = (await paidStudent(portal)).student.email;
    const correction = (oldEmail: string, wasVerified: boolean) =>
      portal.dataSource.query(
        `INSERT INTO email_corrections (id, student_id, old_email, new_email, was_verified, at)
         VALUES (gen_random_uuid(), $1, $2, $3, $4, ${NOW})`,
        [student.id, oldEmail, student.email, wasVerified],
      );
    await correction(earlier, false);
    await correction(others, true);
    for (const to of [student.email, earlier, others]) await post(portal, anEmail({ to }));
    const mails = async () =>
      (await entriesOf(corrected, support))
        .filter(({ group }) => group === 'mails')
        .map(({ detail }) => detail);
    expect((await mails()).sort()).toEqual(['Waiting', `Waiting. To ${earlier}`]);
    await portal.dataSource.query('UPDATE students SET email_verified_at = NULL WHERE id = $1', [
      student.id,
    ]);
    expect(await mails()).toHaveLength(2);
  });

  it('comes in pages, of which none loses what happened in one moment', async () => {
    const another = await paidStudent(portal);
    await portal.dataSource.query(
      `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
       SELECT gen_random_uuid(), 'Asha', $1, 'No. ' || n, '', '2026-01-01'::timestamptz + (n / 80) * interval '1 minute'
       FROM generate_series(0, 159) AS n`,
      [another.student.email],
    );
    const seen = new Set<string>();
    let query = '';
    for (let page = 0; page < 5; page += 1) {
      const { entries, before } = await recordOf(another, support, query);
      for (const { detail } of entries) if (detail.startsWith('No. ')) seen.add(detail);
      if (before === null) break;
      query = `?before=${encodeURIComponent(before)}`;
    }
    expect(seen.size).toBe(160);
  });
});

describe('The words of a record', () => {
  const kinds = RECORD_PARTS.map(({ sql }) => /'([a-z-]+)' AS kind/.exec(sql)?.[1] ?? '');

  it.each(kinds)('know the kind "%s"', (kind) => {
    const { title } = wordsOf({ at: new Date(0), kind, id: '', facts: {} }, 'support');
    expect(title).not.toBe(kind.replaceAll('-', ' '));
  });

  it.each([
    ['mail', { mail: 'test-result', state: 'failed' }, 'Mail: Result of a test', 'Failed'],
    [
      'graded-anew',
      { domain: 'hr', score: 4, totalQuestions: 6, passed: false, isVoid: true },
      'Test in HR graded again',
      '4 of 6 right, not counted',
    ],
    ['refund', { amount: 50_000, state: 'processed' }, 'Refund of ₹500', 'Given back'],
    ['application', { domain: 'hr', status: 'left' }, /HR$/, 'Now left early'],
  ] as const)('name states as the lists do: %s', (kind, facts, title, detail) => {
    expect(wordsOf({ at: new Date(0), kind, id: '', facts }, 'support')).toMatchObject({
      title: typeof title === 'string' ? title : expect.stringMatching(title),
      detail,
    });
  });
});

async function mail(to: string): Promise<string> {
  const id = await post(portal, anEmail({ to }));
  await portal.dataSource.query("UPDATE emails SET kind = 'verification-code' WHERE id = $1", [id]);
  return id;
}

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
    const toFinance = await entriesOf(one, finance);
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
  expect(acts(await entriesOf(one, finance))).toEqual(['Reissue certificate']);
});
