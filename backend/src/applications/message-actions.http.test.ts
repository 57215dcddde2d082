import { randomUUID } from 'node:crypto';
import { answerBy } from '@portal/domain/applications/answer-time.js';
import { ANSWER_BY } from './answer-by.sql.js';
import { adminTokenOf } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import type { TestClient } from '../testing/test-client.js';
import { addMessage } from '../testing/messages.js';
import { signedInStudent } from '../testing/students.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));

type Received = Parameters<typeof answerBy>[0];

const query = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  portal.dataSource.query(sql, values);

const answer = (id: string) =>
  support.post(`/api/admin/messages/${id}/answer`, { text: 'In your profile.', seen: 0 });

const listed = (state: string, more: object = {}) =>
  support.list<{ readonly id: string }>('messages', { state, ...more });

describe('A message in the console', () => {
  it('is answered once by many clicks at once, and shows its answer', async () => {
    const id = await addMessage(portal, 'one@example.com');
    expect(await listed('waiting')).toContainEqual(expect.objectContaining({ id }));
    const all = await Promise.all(Array.from({ length: 8 }, () => answer(id)));
    expect(all.map(({ status }) => status).sort()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    const mails = 'SELECT data FROM emails WHERE to_address = $1';
    expect(await query(mails, ['one@example.com'])).toMatchObject([
      { data: { question: 'Where is it?', answer: 'In your profile.' } },
    ]);
    expect((await support.get(`/api/admin/messages/${id}`)).body).toMatchObject({
      state: 'answered',
      answers: [{ text: 'In your profile.', adminName: expect.any(String) }],
    });
    expect(await listed('waiting')).not.toContainEqual(expect.objectContaining({ id }));
    expect(await listed('answered')).toContainEqual(expect.objectContaining({ id }));
  });

  it('is due in the list of messages when the rule says so, at every hour of two weeks', async () => {
    const rows = await query(
      `SELECT created_at AS "createdAt", due_at AS "dueAt", ${ANSWER_BY} AS due
       FROM generate_series('2026-01-01T00:00Z'::timestamptz, '2026-01-15T00:00Z',
           interval '30 minutes') AS created_at,
         (VALUES (NULL::timestamptz), ('2026-03-01')) AS grievances (due_at)`,
    );
    expect(rows).toHaveLength(2 * (14 * 48 + 1));
    for (const { due, ...message } of rows) expect(due).toEqual(answerBy(message as Received));
  });
});

it('Beside a message stand what else came from its sender, and the account of the address', async () => {
  const { student } = await signedInStudent(portal);
  const first = await addMessage(portal, student.email);
  const second = await addMessage(portal, student.email, 'Again');
  const others = await addMessage(portal, `other-${student.email}`);
  expect((await support.get(`/api/admin/messages/${first}`)).body).toMatchObject({
    others: [{ id: second, subject: 'Again', state: 'waiting' }],
    students: [{ id: student.id, name: student.name, isVerified: true }],
  });
  const ofOther = await support.get(`/api/admin/messages/${others}`);
  expect(ofOther.body).toMatchObject({ others: [], students: [] });
});

it('Finance sees of the messages only those that support assigned to it', async () => {
  const finance = portal.client.as(await adminTokenOf(portal, 'finance'));
  const email = `${randomUUID()}@example.com`;
  const assigned = await addMessage(portal, email);
  const other = await addMessage(portal, email);
  const to = { to: 'finance', seen: null };
  expect((await support.post(`/api/admin/messages/${assigned}/assign`, to)).status).toBe(200);

  const seenBy = async (client: TestClient) => {
    const filter = { q: email };
    const listed = await client.get(
      `/api/admin/messages?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    const found = await client.get(`/api/admin/search?q=${encodeURIComponent(email)}`);
    const ticket = await client.post('/api/admin/exports', { resource: 'messages', filter });
    const file = await client.get((ticket.body as { url: string }).url);
    const shown = await client.get(`/api/admin/messages/${assigned}`);
    return {
      listed: (listed.body as { id: string }[]).map(({ id }) => id).sort(),
      total: listed.headers.get('content-range')?.split('/')[1],
      found: (found.body as { found: { id: string }[] }).found.map(({ id }) => id).sort(),
      inFile: [assigned, other].filter((id) => String(file.body).includes(id)).sort(),
      beside: (shown.body as { others: { id: string }[] }).others.map(({ id }) => id),
      other: (await client.get(`/api/admin/messages/${other}`)).status,
    };
  };
  const both = [assigned, other].sort();
  expect(await seenBy(support)).toEqual({
    ...{ listed: both, total: '2', found: both, inFile: both, beside: [other], other: 200 },
  });
  const own = [assigned];
  expect(await seenBy(finance)).toEqual({
    ...{ listed: own, total: '1', found: own, inFile: own, beside: [], other: 404 },
  });
});
