import { describe, expect, it } from '@jest/globals';
import { adminTokenOf } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';

const VIEWS = '/api/admin/saved-views';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));
const owner = portal.client.as(await adminTokenOf(portal, 'owner'));
const content = portal.client.as(await adminTokenOf(portal, 'content'));

const add = (client: TestClient, parts: object) =>
  client.post(VIEWS, {
    ...{ resource: 'results', name: 'HR', role: 'support', filter: { domain: 'hr' }, ...parts },
  });

const namesFor = async (client: TestClient, resource = 'results') => {
  const { body } = await client.get(`${VIEWS}?resource=${resource}`);
  return (body as { views: { name: string }[] }).views.map(({ name }) => name);
};

describe('A saved view', () => {
  it('is shown to the role that shares it, and to owners', async () => {
    const { body } = await add(support, { name: 'Passed in HR' });
    await add(owner, { name: 'For content', role: 'content' });
    await add(owner, { name: 'For all', role: '' });
    expect(await namesFor(support)).toEqual(['For all', 'Passed in HR']);
    expect(await namesFor(content)).toEqual(['For all', 'For content']);
    expect(await namesFor(owner)).toEqual(['For all', 'For content', 'Passed in HR']);
    const { id } = body as { id: string };
    expect((await content.post(`${VIEWS}/${id}/remove`, {})).status).toBe(404);
    expect((await owner.post(`${VIEWS}/${id}/remove`, {})).status).toBe(200);
    expect(await namesFor(support)).toEqual(['For all']);
  });

  it('is of a list that the role may read, with filters that the list has', async () => {
    expect((await add(content, { resource: 'payments', role: 'content' })).status).toBe(403);
    expect((await content.get(`${VIEWS}?resource=payments`)).status).toBe(403);
    expect((await add(support, { resource: 'nowhere' })).status).toBe(404);
    expect((await add(support, { filter: { passwordHash: 'x' } })).status).toBe(400);
    expect((await add(support, { role: 'content' })).status).toBe(400);
  });

  it('is added once by two at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => add(support, { name: 'At once' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
