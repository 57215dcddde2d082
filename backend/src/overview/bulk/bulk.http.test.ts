import { randomUUID } from 'node:crypto';
import { anApplication } from '@portal/domain/testing/an-application.js';
import { adminTokenOf } from '../../testing/students.js';
import type { TestClient } from '../../testing/test-client.js';
import { portalOfFile } from '../../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));
const content = portal.client.as(await adminTokenOf(portal, 'content'));

async function addApplications(count: number) {
  const all = Array.from({ length: count }, () => anApplication());
  await portal.ports.unitOfWork.run(async (tx) => {
    for (const one of all) await tx.applications.add(one);
  });
  return all.map(({ id, version }) => ({ id, version }));
}

const move = (client: TestClient, parts: object) =>
  client.post('/api/admin/bulk', {
    ...{ kind: 'move-applications', value: 'shortlisted', reason: 'Strong portfolios' },
    ...{ callId: randomUUID(), ...parts },
  });

describe('A bulk call over HTTP', () => {
  it('tells what came of each row, also where the same call comes twice at once', async () => {
    const rows = await addApplications(2);
    const task = { rows, isMailed: true, callId: randomUUID() };
    const both = await Promise.all([move(support, task), move(support, task)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const outcomes = both.flatMap(
      ({ body }) => (body as { rows: { id: string; isDone: boolean; why: string }[] }).rows,
    );
    for (const { id } of rows) {
      const own = outcomes.filter((one) => one.id === id);
      expect(own.map(({ isDone }) => isDone).sort()).toEqual([false, true]);
      expect(own.find(({ isDone }) => !isDone)?.why).toContain('since you opened it');
    }
    const ids = rows.map(({ id }) => id);
    const stored = await portal.dataSource.query<object[]>(
      'SELECT status, version FROM applications WHERE id = ANY ($1)',
      [ids],
    );
    expect(stored).toEqual(ids.map(() => ({ status: 'shortlisted', version: 1 })));
  });

  it('refuses a role without the single action, and ids that are none', async () => {
    const others = await move(content, { rows: await addApplications(1) });
    expect([others.status, others.body]).toMatchObject([403, { code: 'role_forbids' }]);
    const odd = await move(support, { rows: [{ id: 'x', version: 0 }] });
    expect([odd.status, odd.body]).toMatchObject([400, { fields: { rows: 'This is not an id' } }]);
  });
});
