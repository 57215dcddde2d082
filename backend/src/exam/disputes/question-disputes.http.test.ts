import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { anAttempt } from '@portal/domain/testing/an-attempt.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../../testing/students.js';
import { portalOfFile } from '../../testing/test-portal.js';

const TEXT = 'The formula in the option leaves out the second term.';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const content = portal.client.as(await adminTokenOf(portal, 'content'));
const questions = (await portal.ports.questions.liveIn('hr')).slice(0, 10);

type Tested = SignedIn & { readonly resultId: string };

/** A student with a submitted test of these ten questions, none answered. */
async function tested(): Promise<Tested> {
  const one = await paidStudent(portal);
  const now = await portal.ports.unitOfWork.run((tx) => Promise.resolve(tx.now));
  const of = { studentId: one.student.id, domain: 'hr', questions, startedAt: now } as const;
  const attempt = anAttempt(of);
  await portal.ports.unitOfWork.run((tx) => tx.attempts.add(attempt));
  const { status } = await one.client.post('/api/test/submit', {
    ...{ attemptId: attempt.id, questions: [] },
  });
  expect(status).toBe(200);
  return { ...one, resultId: attempt.id };
}

const pathOf = ({ resultId }: Tested): string => `/api/test-results/${resultId}/disputes`;

const file = (one: Tested, place: number, changes: object = {}) =>
  one.client.post(pathOf(one), {
    ...{ questionId: questions[place]!.id, kind: 'wrong-key', text: TEXT, ...changes },
  });

const versionOf = (place: number) => {
  const { id: questionId, version } = questions[place]!;
  return { questionId, version };
};

describe('A dispute of a question over HTTP', () => {
  it('is kept, shown with the result, refused twice, and seen by nobody else', async () => {
    const [one, stranger] = [await tested(), await tested()];
    const bad = await file(one, 0, { text: 'Wrong.', kind: 'other' });
    expect([bad.status, bad.body]).toMatchObject([
      400,
      { fields: { kind: expect.any(String), text: 'Please use at least 20 characters' } },
    ]);
    expect((await file(one, 0)).body).toMatchObject({ dispute: { state: 'open', text: TEXT } });
    const twice = await file(one, 0);
    expect([twice.status, twice.body]).toMatchObject([409, { code: 'question_disputed' }]);
    const { body } = await one.client.get(pathOf(one));
    expect(body).toMatchObject({ disputes: [{ state: 'open' }], isOpen: true, left: 2 });
    expect((await stranger.client.get(pathOf(one))).status).toBe(404);
    expect((await stranger.client.post(pathOf(one), {})).status).toBe(400);
    expect((await one.client.get('/api/test-results/none/disputes')).status).toBe(404);
    await content.post('/api/admin/question-disputes/decline', {
      ...{ ...versionOf(0), reason: 'The key is right.' },
    });
  });

  it('is in the file of one’s own data, and goes with the account', async () => {
    const one = await tested();
    await file(one, 6);
    const path = `/api/user/${encodeURIComponent(one.student.email)}`;
    const { body } = await one.client.get(`${path}/export`);
    expect(body).toMatchObject({ questionDisputes: [{ text: TEXT, state: 'open' }] });
    const left = 'SELECT count(*)::int AS left FROM question_disputes WHERE student_id = $1';
    await portal.dataSource.query('DELETE FROM results WHERE student_id = $1', [one.student.id]);
    await portal.dataSource.query('DELETE FROM attempts WHERE student_id = $1', [one.student.id]);
    expect(await portal.dataSource.query(left, [one.student.id])).toEqual([{ left: 0 }]);
  });
});

const BEYOND = { questionId: 'aptitude-001', version: 2 ** 31, reason: 'Two answers are right' };
const OF_BEYOND = `questionId=${BEYOND.questionId}&version=${BEYOND.version}`;

describe("A version beyond an integer of PostgreSQL's", () => {
  it.each([`question-disputes/version?${OF_BEYOND}`, `rulings?${OF_BEYOND}`])(
    'is refused by %s',
    async (path) => {
      expect((await content.get(`/api/admin/${path}`)).status).toBe(400);
    },
  );

  it.each([
    ['question-disputes/decline', BEYOND],
    ['question-disputes/uphold', { ...BEYOND, rulingId: randomUUID() }],
    ['rulings', { ...BEYOND, kind: 'key' }],
  ])('is refused by %s', async (path, body) => {
    expect(await content.post(`/api/admin/${path}`, body)).toMatchObject({
      status: 400,
      body: { fields: { version: expect.any(String) } },
    });
  });
});
