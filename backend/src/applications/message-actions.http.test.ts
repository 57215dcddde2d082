import { describe, expect, it } from '@jest/globals';
import { answerBy, isLate } from '@portal/domain/applications/answer-time.js';
import { NOW } from '../platform/database/now.sql.js';
import { ANSWER_BY } from './answer-by.sql.js';
import { adminTokenOf } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));

type Received = Parameters<typeof isLate>[0];

const query = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  portal.dataSource.query(sql, values);

async function aMessage(email: string): Promise<string> {
  const [row] = await query(
    `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
     VALUES (gen_random_uuid(), 'Asha', $1, 'Receipt', 'Where is it?', ${NOW}) RETURNING id`,
    [email],
  );
  return String(row?.id);
}

const answer = (id: string, seen = 0, text = 'In your profile.') =>
  support.post(`/api/admin/messages/${id}/answer`, { text, seen });

const listed = async (state: string, more: object = {}) => {
  const filter = encodeURIComponent(JSON.stringify({ state, ...more }));
  return (await support.get(`/api/admin/messages?filter=${filter}`)).body as { id: string }[];
};

describe('A message in the console', () => {
  it('is answered once by many clicks at once, and shows its answer', async () => {
    const id = await aMessage('one@example.com');
    expect(await listed('waiting')).toContainEqual(expect.objectContaining({ id }));
    const all = await Promise.all(Array.from({ length: 8 }, () => answer(id)));
    expect(all.map(({ status }) => status).sort()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    const mails = 'SELECT data FROM emails WHERE to_address = $1';
    expect(await query(mails, ['one@example.com'])).toMatchObject([
      { data: { question: 'Where is it?', answer: 'In your profile.' } },
    ]);
    const shown = await support.get(`/api/admin/messages/${id}`);
    expect(shown.body).toMatchObject({
      state: 'answered',
      answers: [{ text: 'In your profile.', adminName: expect.any(String) }],
    });
    expect((await answer(id, 1, 'And by mail.')).status).toBe(200);
    expect(await listed('waiting')).not.toContainEqual(expect.objectContaining({ id }));
    expect(await listed('answered')).toContainEqual(expect.objectContaining({ id }));
  });

  it('is found as late once its answer is, as the rule says', async () => {
    const day = 24 * 60 * 60;
    const came: readonly (readonly [ago: number, daysToDue: number | null])[] = [
      ...[[day - 60, null] as const, [3 * day, null] as const],
      ...[[89 * day, 1] as const, [91 * day, -1] as const],
    ];
    for (const [ago, days] of came) {
      const id = await aMessage('late@example.com');
      await query(
        `UPDATE contact_messages SET created_at = created_at - $2 * interval '1 second',
           kind = CASE WHEN $3::int IS NULL THEN 'message' ELSE 'grievance' END,
           due_at = created_at + $3::int * interval '1 day' WHERE id = $1`,
        [id, ago, days],
      );
      const [row] = await query(
        `SELECT created_at AS "createdAt", due_at AS "dueAt" FROM contact_messages WHERE id = $1`,
        [id],
      );
      const isFound = async () =>
        (await listed('waiting', { late: 'true' })).some((one) => one.id === id);
      expect(await isFound()).toBe(isLate(row as Received, new Date()));
      expect(await isFound()).toBe(ago === 3 * day || days === -1);
      await answer(id);
      expect(await isFound()).toBe(false);
    }
  });

  it('is due in the list of messages when the rule says so, at every hour of two weeks', async () => {
    const rows = await query(
      `SELECT created_at AS "createdAt", ${ANSWER_BY} AS due
       FROM (SELECT came AS created_at, NULL::timestamptz AS due_at
         FROM generate_series('2026-01-01T00:00Z'::timestamptz, '2026-01-15T00:00Z',
           interval '30 minutes') AS came) AS messages`,
    );
    expect(rows).toHaveLength(14 * 48 + 1);
    for (const { createdAt, due } of rows as readonly Record<'createdAt' | 'due', Date>[]) {
      expect(due).toEqual(answerBy({ createdAt, dueAt: null }));
    }
  });

  it('goes with its answers when its sender’s data does', async () => {
    const id = await aMessage('three@example.com');
    await answer(id);
    await query('DELETE FROM contact_messages WHERE id = $1', [id]);
    const left = 'SELECT count(*)::int AS left FROM message_answers WHERE message_id = $1';
    expect(await query(left, [id])).toEqual([{ left: 0 }]);
  });
});

describe('A complaint about personal data', () => {
  const rowOf = async (email: string) => {
    const [row] = await query(
      `SELECT id, kind, due_at - created_at = interval '30 days' AS "isOn30thDay"
       FROM contact_messages WHERE email = $1`,
      [email],
    );
    return row;
  };
  const send = (email: string, more: object) =>
    portal.client.post('/api/contact', {
      ...{ name: 'Asha', email, subject: '', message: 'Who has my number?', ...more },
    });
  const kindsTo = async (email: string) =>
    (await query('SELECT kind FROM emails WHERE to_address = $1', [email])).map(({ kind }) => kind);

  it('is a kind of message with its own day, and is listed by its kind', async () => {
    const email = 'complaint@example.com';
    expect((await send(email, { kind: 'grievance' })).body).toMatchObject({ mailed: true });
    const row = await rowOf(email);
    expect(row).toMatchObject({ kind: 'grievance', isOn30thDay: true });
    expect(await kindsTo(email)).toEqual(['grievance-received']);
    const own = expect.objectContaining({ id: row?.id });
    expect(await listed('waiting', { kind: 'grievance' })).toContainEqual(own);
    expect(await listed('waiting', { kind: 'message' })).not.toContainEqual(own);
    expect((await send(email, { kind: 'praise' })).status).toBe(400);
  });
});
