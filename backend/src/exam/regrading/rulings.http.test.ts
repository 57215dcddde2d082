import { describe, expect, it } from '@jest/globals';
import { adminTokenOf } from '../../testing/students.js';
import { portalOfFile } from '../../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const content = portal.client.as(await adminTokenOf(portal, 'content'));

const QUESTION = `SELECT id, version FROM questions ORDER BY id LIMIT 1`;

describe('A ruling over HTTP', () => {
  it('is drafted, looked at, applied as it was seen, and listed', async () => {
    const [row] = await portal.dataSource.query<{ id: string; version: number }[]>(QUESTION);
    const { id: questionId, version } = row!;
    const drafted = await content.post('/api/admin/rulings', {
      ...{ questionId, version, kind: 'credit-all', reason: 'No option was right.' },
    });
    const { rulingId } = drafted.body as { rulingId: string };
    const path = `/api/admin/rulings/${rulingId}`;
    const seen = await content.post(`${path}/preview`, { mayTakePasses: false });
    const { preview } = seen.body as { preview: { hash: string; attempts: number } };
    expect(preview.attempts).toBe(0);
    const step = { reason: 'Checked', previewHash: preview.hash, mayTakePasses: false };
    const stale = await content.post(`${path}/apply`, { ...step, previewHash: 'another' });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'preview_is_stale' }]);
    const taking = await content.post(`${path}/apply`, { ...step, mayTakePasses: true });
    expect(taking.status).toBe(403);
    expect((await content.post(`${path}/apply`, step)).status).toBe(200);
    const of = new URLSearchParams({ questionId, version: String(version) });
    const listed = await content.get(`/api/admin/rulings?${of.toString()}`);
    expect(listed.body).toMatchObject({ rulings: [{ id: rulingId, state: 'applied' }] });
  });
});
