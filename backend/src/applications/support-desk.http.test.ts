import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { NOW } from '../platform/database/now.sql.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const other = await portal.addReplica();
const support = portal.client.as(await adminTokenOf(portal, 'support'));
const colleague = other.client.as(await adminTokenOf(portal, 'support'));

describe('The owner of a message', () => {
  it('is one of two who take it at once, is shown, and found', async () => {
    const id = randomUUID();
    await portal.dataSource.query(
      `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
       VALUES ($1, 'Asha', 'asha@example.com', 'Receipt', 'Where is it?', ${NOW})`,
      [id],
    );
    const take = (by: TestClient, seen: string | null, to = 'self') =>
      by.post(`/api/admin/messages/${id}/assign`, { to, seen });
    const both = await Promise.all([take(support, null), take(colleague, null)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const shown = (await support.get(`/api/admin/messages/${id}`)).body as { owner: string };
    expect(shown.owner).toMatch(/^support /);
    const filter = encodeURIComponent(JSON.stringify({ owner: shown.owner }));
    const found = await support.get(`/api/admin/messages?filter=${filter}`);
    expect(found.body).toMatchObject([{ id }]);
    expect((await take(support, shown.owner, 'finance')).status).toBe(200);
    const finance = portal.client.as(await adminTokenOf(portal, 'finance'));
    expect((await take(finance, 'Finance team')).status).toBe(403);
    expect((await take(support, 'Finance team', 'nobody')).status).toBe(200);
    expect((await support.get(`/api/admin/messages/${id}`)).body).toMatchObject({ owner: null });
  });
});

describe('Beside a message', () => {
  it('stand what else came from its sender, and the account of the address', async () => {
    const { student } = await signedInStudent(portal);
    const [first, second, others] = [randomUUID(), randomUUID(), randomUUID()];
    await portal.dataSource.query(
      `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
       VALUES ($1, 'Asha', $4, 'Receipt', 'Where?', ${NOW}), ($2, 'Asha', $4, 'Again', 'Where?', ${NOW}),
         ($3, 'Ravi', $5, 'Mine', 'Hello', ${NOW})`,
      [first, second, others, student.email, `other-${student.email}`],
    );
    const shown = await support.get(`/api/admin/messages/${first}`);
    expect(shown.body).toMatchObject({
      others: [{ id: second, subject: 'Again', state: 'waiting' }],
      students: [{ id: student.id, name: student.name, isVerified: true }],
    });
    const ofOther = await support.get(`/api/admin/messages/${others}`);
    expect(ofOther.body).toMatchObject({ others: [], students: [] });
  });
});

it('Finance sees of the messages only those that support assigned to it', async () => {
  const finance = portal.client.as(await adminTokenOf(portal, 'finance'));
  const email = `${randomUUID()}@example.com`;
  const [assigned, other] = [randomUUID(), randomUUID()];
  await portal.dataSource.query(
    `INSERT INTO contact_messages (id, name, email, subject, message, created_at)
     VALUES ($1, 'Asha', $3, 'Refund', 'Please', ${NOW}), ($2, 'Asha', $3, 'Health', 'Private', ${NOW})`,
    [assigned, other, email],
  );
  const to = { to: 'finance', seen: null };
  expect((await support.post(`/api/admin/messages/${assigned}/assign`, to)).status).toBe(200);

  const of = async (client: TestClient) => {
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
  expect(await of(support)).toEqual({
    ...{ listed: both, total: '2', found: both, inFile: both, beside: [other], other: 200 },
  });
  const own = [assigned];
  expect(await of(finance)).toEqual({
    ...{ listed: own, total: '1', found: own, inFile: own, beside: [], other: 404 },
  });
});
