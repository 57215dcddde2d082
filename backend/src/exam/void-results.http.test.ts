import { beforeAll, describe, expect, it } from '@jest/globals';
import { start, submission } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));

let student: SignedIn;
let voided: string;

/** As a ruling on more than a third of its questions leaves it. */
const VOID = `
  UPDATE results SET is_void = true, score = 4, total_questions = 6, percentage = 66.67
  WHERE id = $1`;

beforeAll(async () => {
  student = await paidStudent(portal);
  const started = await start(student, 'hr');
  await student.client.post('/api/test/submit', submission(started, []));
  voided = started.attemptId;
  await portal.dataSource.query(VOID, [voided]);
});

const rowsAt = async (path: string) =>
  ((await support.get(path)).body as { results: unknown[] }).results;

describe('A result that does not count', () => {
  it('is told as such on the student’s own way, and is no best score', async () => {
    const { body } = await student.client.get('/api/me/journey');
    expect(body).toMatchObject({ next: 'start', results: [{ _id: voided, isVoid: true }] });
    expect(body).toMatchObject({ best: [] });
  });

  it('is told as such in the lists of results', async () => {
    const own = await student.client.get(`/api/user/${student.student.email}/results`);
    expect(own.body).toMatchObject({ results: [{ _id: voided, passed: false, isVoid: true }] });
    expect(await rowsAt('/api/test-results')).toMatchObject([{ _id: voided, isVoid: true }]);
  });

  it('is told as such to an admin, among neither those that passed nor those that failed', async () => {
    const list = async (filter: Record<string, boolean> = {}) =>
      (await support.get(`/api/admin/results?filter=${JSON.stringify(filter)}`)).body;
    expect(await list()).toMatchObject([{ id: voided, isVoid: true }]);
    expect(await list({ passed: true })).toEqual([]);
    expect(await list({ passed: false })).toEqual([]);
  });

  it('is told as such in the student’s record', async () => {
    const { body } = await support.get(`/api/admin/students/${student.student.id}/record`);
    expect((body as { entries: unknown[] }).entries).toContainEqual(
      expect.objectContaining({ id: voided, detail: '4 of 6 right, not counted' }),
    );
  });
});
