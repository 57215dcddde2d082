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
    const given = encodeURIComponent(JSON.stringify({ owner: 'Finance team' }));
    expect((await finance.get(`/api/admin/messages?filter=${given}`)).body).toMatchObject([{ id }]);
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
