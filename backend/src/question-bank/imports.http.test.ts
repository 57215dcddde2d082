import { describe, expect, it } from '@jest/globals';
import { questionsOf } from '@portal/domain/testing/a-question.js';
import { writeCsv } from './questions-csv.js';
import { start } from '../testing/attempts.js';
import { adminTokenOf, paidStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const IMPORTS = '/api/admin/question-bank/imports';
const reason = 'The file was the wrong one';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const token = await adminTokenOf(portal, 'content');

const writer = () => portal.client.as(token);
const reviewer = async () => portal.client.as(await adminTokenOf(portal, 'content'));

/** Imports so many questions of a domain of their own kind; answers with the import and their ids. */
async function imported(count: number) {
  const questions = questionsOf('ui/ux design', count);
  const form = new FormData();
  form.append('dryRun', 'false');
  const csv = writeCsv(questions.map((one) => ({ ...one, live: true })));
  form.append('file', new Blob([csv]), 'studio.csv');
  const response = await fetch(`${portal.client.baseUrl}/api/admin/question-bank/import`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  const { importId } = (await response.json()) as { importId: string };
  return { path: `${IMPORTS}/${importId}`, importId, ids: questions.map(({ id }) => id) };
}

async function listed(importId: string): Promise<Record<string, unknown> | undefined> {
  const { body } = await writer().get(IMPORTS);
  const { imports } = body as { imports: Record<string, unknown>[] };
  return imports.find(({ id }) => id === importId);
}

const statusOf = async (id: string) => (await writer().get(`/api/admin/questions/${id}`)).status;

describe('An import', () => {
  it('lands as drafts, goes to review and into the draw as a whole', async () => {
    const { path, importId } = await imported(3);
    expect(await listed(importId)).toMatchObject({ name: 'studio.csv', questions: 3, draft: 3 });
    const submitted = await writer().post(`${path}/move`, { move: 'submit' });
    expect(submitted).toMatchObject({ status: 200, body: { moved: 3 } });
    expect(await writer().post(`${path}/move`, { move: 'approve' })).toMatchObject({
      status: 409,
      body: { code: 'own_question' },
    });
    expect(await listed(importId)).toMatchObject({ inReview: 3, live: 0 });
    const approved = await (await reviewer()).post(`${path}/move`, { move: 'approve' });
    expect(approved).toMatchObject({ status: 200, body: { moved: 3 } });
    expect(await listed(importId)).toMatchObject({ inReview: 0, live: 3, undoneAt: null });
  });

  it('is undone as a whole, once', async () => {
    const { path, importId, ids } = await imported(2);
    expect((await writer().post(`${path}/undo`, { reason: '' })).status).toBe(400);
    const undone = await Promise.all([1, 2].map(() => writer().post(`${path}/undo`, { reason })));
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await Promise.all(ids.map(statusOf))).toEqual([404, 404]);
    const { undoneAt, draft } = (await listed(importId))!;
    expect([typeof undoneAt, draft]).toEqual(['string', 0]);
    const noted = await portal.dataSource.query<unknown[]>(
      `SELECT 1 FROM audit_entries WHERE action = 'undo-import' AND before ->> 'importId' = $1`,
      [importId],
    );
    expect(noted).toHaveLength(1);
  });

  it('stays once a student was served of it', async () => {
    const { dataSource } = portal;
    await dataSource.query(`UPDATE questions SET live = false WHERE domain = 'ui/ux design'`);
    const { path, ids } = await imported(30);
    await writer().post(`${path}/move`, { move: 'submit' });
    await (await reviewer()).post(`${path}/move`, { move: 'approve' });
    const { questions } = await start(await paidStudent(portal), 'ui/ux design');
    expect(questions.filter(({ _id }) => !ids.includes(_id))).toEqual([]);
    const undo = await writer().post(`${path}/undo`, { reason, confirmed: true });
    expect(undo).toMatchObject({ status: 409, body: { code: 'import_is_served' } });
    expect(await statusOf(questions[0]!._id)).toBe(200);
  });

  it('is undone, or served, but not both, when a test is started meanwhile', async () => {
    const { dataSource } = portal;
    await dataSource.query(`UPDATE questions SET live = false WHERE domain = 'ui/ux design'`);
    const { path, importId, ids } = await imported(30);
    await writer().post(`${path}/move`, { move: 'submit' });
    await (await reviewer()).post(`${path}/move`, { move: 'approve' });
    const students = await Promise.all([1, 2, 3].map(() => paidStudent(portal)));
    const domain = encodeURIComponent('ui/ux design');
    const [undo, ...starts] = await Promise.all([
      writer().post(`${path}/undo`, { reason, confirmed: true }),
      ...students.map(({ client }) => client.get(`/api/test/questions?domain=${domain}`)),
    ]);
    const isServed = starts.some(({ status }) => status === 200);
    expect([undo.status, (await listed(importId))?.undoneAt === null]).toEqual(
      isServed ? [409, true] : [200, false],
    );
    expect(await statusOf(ids[0]!)).toBe(isServed ? 200 : 404);
  });

  it.each([
    ['move', { move: 'retire' }, 400],
    ['move', { move: 'submit' }, 404],
    ['undo', { reason }, 404],
  ])('An unknown import can not be asked to %s, with %j', async (action, body, status) => {
    const path = `${IMPORTS}/00000000-0000-4000-8000-000000000009/${action}`;
    expect((await writer().post(path, body)).status).toBe(status);
  });
});
