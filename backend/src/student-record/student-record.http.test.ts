import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminRole } from '@portal/domain/staff/role.js';
import { NOW } from '../platform/database/now.sql.js';
import { keysOf, start, submission } from '../testing/sittings.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';
import { RECORD_PARTS } from './record-parts.sql.js';
import { wordsOf } from './record-words.js';

type Entry = { at: string; id: string; group: string; title: string; detail: string };
type Body = { entries: Entry[]; before: string | null };

let portal: TestPortal;
let one: SignedIn;

const adminAs = async (role: AdminRole) => portal.client.as(await adminTokenOf(portal, role));
const pathOf = ({ student }: SignedIn) => `/api/admin/students/${student.id}/record`;

async function recordFor(role: AdminRole, query = ''): Promise<Body> {
  const { status, body } = await (await adminAs(role)).get(pathOf(one) + query);
  expect(status).toBe(200);
  return body as Body;
}

const ownRecord = async (query = ''): Promise<Body> =>
  (await one.client.get(`/api/me/record${query}`)).body as Body;

const titles = ({ entries }: Body): string[] => entries.map(({ title }) => title);

beforeAll(async () => {
  portal = await startPortal({ PROCESS_ROLE: 'api' });
  one = await paidStudent(portal);
  const started = await start(one);
  const keys = await keysOf(portal, started.attemptId);
  const right = started.questions.map(({ _id }) => keys.get(_id)!);
  await one.client.post('/api/test/submit', submission(started, right));
  const support = await adminAs('support');
  await support.post(`/api/admin/students/${one.student.id}/grant-attempts`, {
    ...{ attempts: 1, reason: 'The power failed' },
  });
  await portal.dataSource.query(
    `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
     SELECT gen_random_uuid(), 'Asha', email, 'Where is my receipt?', 'Please', created_at
     FROM students WHERE id = $1`,
    [one.student.id],
  );
});

afterAll(() => portal.stop());

describe('The record of a student', () => {
  it('tells all in one line of time, each with what shows more of it', async () => {
    const record = await recordFor('support');
    const told = titles(record);
    expect(told).toEqual(
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
    expect(told.indexOf('Signed up')).toBeGreaterThan(told.indexOf('Result in Data Science: 100%'));
    const moments = record.entries.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(record.before).toBeNull();
  });

  it('tells finance no mails and messages, and content nothing', async () => {
    const told = titles(await recordFor('finance'));
    expect(told).toContain('Signed up');
    expect(told.filter((title) => /^(Mail|Message)/.test(title))).toEqual([]);
    expect((await (await adminAs('content')).get(pathOf(one))).status).toBe(403);
  });

  it('is the student’s own as well, without who did what on our side', async () => {
    const own = await ownRecord();
    expect(titles(own)).toEqual(
      expect.arrayContaining(['Signed up', 'Certificate in Data Science', 'Message to us']),
    );
    expect(JSON.stringify(own)).not.toMatch(/grant attempts|power failed|By /i);
    const another = await paidStudent(portal);
    const { body } = await another.client.get('/api/me/record');
    expect(JSON.stringify(body)).not.toContain('Certificate');
  });

  it('tells what was agreed to, and that the age was stated by itself', async () => {
    const another = await paidStudent(portal);
    const { id } = another.student;
    await portal.dataSource.query(
      `INSERT INTO consents (id, purpose, subject_id, notice, age_statement, action, at) VALUES
       (gen_random_uuid(), 'account', $1, 'account-4', 'age-1', 'given', ${NOW}),
       (gen_random_uuid(), 'account', $1, 'account-3', NULL, 'given', ${NOW})`,
      [id],
    );
    const { body } = await another.client.get('/api/me/record');
    expect((body as Body).entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'Agreed to the notice account-4',
          detail: 'Stated by itself to be 18 or older (age-1)',
        }),
        expect.objectContaining({ title: 'Agreed to the notice account-3', detail: '' }),
      ]),
    );
    const finance = await (await adminAs('finance')).get(pathOf(another));
    expect(JSON.stringify(finance.body)).not.toContain('Agreed');
  });

  it('comes in pages, of which none loses what happened in one moment', async () => {
    const { student } = await paidStudent(portal);
    await portal.dataSource.query(
      `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
       SELECT gen_random_uuid(), 'Asha', $1, 'No. ' || n, '', '2026-01-01'::timestamptz + (n / 80) * interval '1 minute'
       FROM generate_series(0, 159) AS n`,
      [student.email],
    );
    const support = await adminAs('support');
    const seen = new Set<string>();
    let query = '';
    for (let page = 0; page < 5; page += 1) {
      const { body } = await support.get(`/api/admin/students/${student.id}/record${query}`);
      const { entries, before } = body as Body;
      for (const { detail } of entries) if (detail.startsWith('No. ')) seen.add(detail);
      if (before === null) break;
      query = `?before=${encodeURIComponent(before)}`;
    }
    expect(seen.size).toBe(160);
  });

  it('refuses what is no moment, and a student who is none', async () => {
    const support = await adminAs('support');
    expect((await support.get(`${pathOf(one)}?before=x`)).status).toBe(400);
    const nobody = '/api/admin/students/00000000-0000-4000-8000-000000000000/record';
    expect((await support.get(nobody)).status).toBe(404);
  });
});

describe('The words of a record', () => {
  const kinds = RECORD_PARTS.map(({ sql }) => /'([a-z-]+)' AS kind/.exec(sql)?.[1] ?? '');

  it.each(kinds)('know the kind "%s"', (kind) => {
    const { title } = wordsOf({ at: new Date(0), kind, id: '', facts: {} });
    expect(title).not.toBe(kind.replaceAll('-', ' '));
  });

  it('tell of an intervention what it was', () => {
    const told = (facts: Record<string, string | number>) =>
      wordsOf({ at: new Date(0), kind: 'intervention', id: '', facts: { domain: 'hr', ...facts } });
    expect(told({ intervention: 'voided', seconds: 0 }).title).toBe('Test in HR taken back');
    expect(told({ intervention: 'reopened', seconds: 600 }).title).toBe(
      'Test in HR opened again for 10 minutes',
    );
    expect(told({ intervention: 'extended', seconds: 300 }).title).toBe(
      '5 minutes added in the test in HR',
    );
  });
});
