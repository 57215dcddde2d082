import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { adminTokenOf, signedInStudent, type SignedIn } from '../testing/students.js';
import { samplesOf, scrape, METRICS_TOKEN } from '../testing/scrape.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', METRICS_TOKEN });
const other = await portal.addReplica();
const support = portal.client.as(await adminTokenOf(portal, 'support'));

const query = (sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  portal.dataSource.query(sql, values);

const pathOf = ({ student }: SignedIn) =>
  `/api/user/${encodeURIComponent(student.email)}/grievances`;

const keptOf = (email: string) =>
  query(
    `SELECT id, kind, due_at - created_at = interval '30 days' AS "hasItsTime"
     FROM contact_messages WHERE email = $1`,
    email,
  );

const kindsTo = async (email: string) =>
  (await query('SELECT kind FROM emails WHERE to_address = $1', email)).map(({ kind }) => kind);

const listed = async (kind: string) => {
  const filter = encodeURIComponent(JSON.stringify({ kind, state: 'waiting' }));
  return (await support.get(`/api/admin/messages?filter=${filter}`)).body as { id: string }[];
};

describe('A complaint of a student', () => {
  it('is one, however often and wherever it is sent, and the student sees its day', async () => {
    const one = await signedInStudent(portal);
    const send = (at: Replica) =>
      at.client.as(one.token).post(pathOf(one), { message: 'My old number is still there.' });
    const all = await Promise.all([portal, other, portal, other].map(send));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { email } = one.student;
    expect(await keptOf(email)).toMatchObject([{ kind: 'grievance', hasItsTime: true }]);
    expect(await kindsTo(email)).toContain('grievance-received');
    const seen = await one.client.get(pathOf(one));
    expect(seen.body).toMatchObject({
      grievances: [{ message: 'My old number is still there.', settledAt: null }],
    });
    const file = await one.client.get(pathOf(one).replace('grievances', 'export'));
    expect(file.body).toMatchObject({ contactMessages: [{ kind: 'grievance' }] });
  });

  it('is nobody else’s to send or to read', async () => {
    const [one, stranger] = [await signedInStudent(portal), await signedInStudent(portal)];
    expect((await stranger.client.get(pathOf(one))).status).toBe(403);
    const sent = await stranger.client.post(pathOf(one), { message: 'Not mine.' });
    expect(sent.status).toBe(403);
    expect(await keptOf(one.student.email)).toEqual([]);
  });

  it('goes with the account', async () => {
    const one = await signedInStudent(portal);
    await one.client.post(pathOf(one), { message: 'Erase all of it.' });
    const owner = portal.client.as(await adminTokenOf(portal, 'owner'));
    const path = `/api/admin/students/${one.student.id}/erase`;
    expect((await owner.post(path, { reason: 'Asked for by mail.' })).status).toBe(200);
    expect(await keptOf(one.student.email)).toEqual([]);
  });
});

describe('A complaint without an account', () => {
  it('is kept, listed apart, watched until it is answered, and then no more', async () => {
    const email = `${randomUUID()}@example.com`;
    const form = { name: 'Asha', email, message: 'You wrote to me, and I never signed up.' };
    expect((await portal.client.post('/api/grievances', form)).status).toBe(200);
    const [{ id } = { id: '' }] = await keptOf(email);
    expect(await listed('grievance')).toContainEqual(expect.objectContaining({ id }));
    expect(await listed('message')).not.toContainEqual(expect.objectContaining({ id }));
    const due = async () =>
      samplesOf(await scrape(portal.client)).get('portal_grievance_due_timestamp_seconds');
    expect(Number(await due())).toBeGreaterThan(Date.now() / 1000);
    for (const { id: waiting } of await listed('grievance')) {
      const answer = await support.post(`/api/admin/messages/${waiting}/answer`, {
        ...{ text: 'Your address is erased.', seen: 0 },
      });
      expect(answer.status).toBe(200);
    }
    expect(Number(await due())).toBe(0);
  });

  it('says what is missing, and is not taken from a program', async () => {
    const bad = await portal.client.post('/api/grievances', { email: 'asha' });
    expect(bad).toMatchObject({
      status: 400,
      body: { fields: { name: expect.any(String), message: expect.any(String) } },
    });
    const email = `${randomUUID()}@example.com`;
    const form = { name: 'Asha', email, message: 'Buy now.', reference: 'x' };
    expect((await portal.client.post('/api/grievances', form)).status).toBe(400);
    expect(await keptOf(email)).toEqual([]);
  });
});

describe('A message that turns out to be a complaint', () => {
  it('is made one once by many clicks, and closed only with a reason', async () => {
    const email = `${randomUUID()}@example.com`;
    const form = { name: 'Asha', email, subject: '', message: 'Who has my number?' };
    expect((await portal.client.post('/api/contact', form)).status).toBe(200);
    const [{ id } = { id: '' }] = await keptOf(email);
    const path = `/api/admin/messages/${String(id)}`;
    const all = await Promise.all([1, 2, 3, 4].map(() => support.post(`${path}/grievance`, {})));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await kindsTo(email)).toEqual(['grievance-received']);
    expect((await support.get(path)).body).toMatchObject({
      kind: 'grievance',
      dueAt: expect.any(String),
    });
    expect((await support.post(`${path}/close`, {})).status).toBe(400);
    const reason = 'It asks for a price.';
    expect((await support.post(`${path}/close`, { reason })).status).toBe(200);
  });
});
