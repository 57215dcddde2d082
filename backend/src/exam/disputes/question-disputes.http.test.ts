import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { runRegrades } from '@portal/domain/exam/index.js';
import { anAttempt } from '@portal/domain/testing/an-attempt.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../../testing/students.js';
import { portalOfFile } from '../../testing/test-portal.js';

const TEXT = 'The formula in the option leaves out the second term.';
const ALL = 1_000;

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

/** Drafts a point for all on the question, and applies it as it was seen. */
async function rule(place: number, reason: string): Promise<string> {
  const drafted = await content.post('/api/admin/rulings', {
    ...{ ...versionOf(place), kind: 'credit-all', reason },
  });
  const { rulingId } = drafted.body as { rulingId: string };
  const path = `/api/admin/rulings/${rulingId}`;
  const seen = await content.post(`${path}/preview`, { mayTakePasses: false });
  const { hash } = (seen.body as { preview: { hash: string } }).preview;
  const step = { reason: 'Checked', previewHash: hash, mayTakePasses: false };
  expect((await content.post(`${path}/apply`, step)).status).toBe(200);
  return rulingId;
}

const queue = async () =>
  ((await content.get('/api/admin/question-disputes')).body as { versions: object[] }).versions;

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

  it('Disputes of one question by three students end in one ruling, which corrects a fourth who said nothing', async () => {
    const all = [await tested(), await tested(), await tested(), await tested()] as const;
    for (const one of all.slice(0, 3)) expect((await file(one, 1)).status).toBe(200);
    expect((await file(all[0], 2)).status).toBe(200);
    expect(await queue()).toMatchObject([
      { ...versionOf(1), open: 3, isPressing: true, domain: 'hr', shown: expect.any(Number) },
      { ...versionOf(2), open: 1, isPressing: false },
    ]);
    const of = new URLSearchParams({ ...versionOf(1), version: String(questions[1]!.version) });
    const shown = await content.get(`/api/admin/question-disputes/version?${of.toString()}`);
    expect(shown.body).toMatchObject({
      question: { question: questions[1]!.question },
      disputes: [{ text: TEXT }, { text: TEXT }, { text: TEXT }],
    });
    expect(JSON.stringify(shown.body)).not.toContain(all[0].student.email);
    await rule(1, 'No option was right.');
    await runRegrades(portal.ports, ALL);
    for (const one of all.slice(0, 3)) {
      const { body } = await one.client.get(pathOf(one));
      const upheld = { state: 'upheld', answer: 'No option was right.' };
      expect(body).toMatchObject({
        disputes: expect.arrayContaining([expect.objectContaining(upheld)]),
      });
      expect(JSON.stringify(body)).not.toMatch(/admin|ruling/i);
    }
    const silent = await all[3].client.get(`/api/test-results/${all[3].resultId}`);
    expect(silent.body).toMatchObject({ record: { score: 1, revision: 1 } });
    expect(await queue()).toMatchObject([{ ...versionOf(2), open: 1 }]);
  });

  it('is declined with a reason, or upheld by the ruling that was there before it', async () => {
    const one = await tested();
    await file(one, 3);
    await file(one, 4);
    const rulingId = await rule(5, 'It was ambiguous.');
    const uphold = (place: number) =>
      content.post('/api/admin/question-disputes/uphold', {
        ...{ ...versionOf(place), rulingId, reason: 'Ruled already' },
      });
    expect((await uphold(3)).status).toBe(409);
    await file(one, 5);
    expect((await uphold(5)).status).toBe(200);
    const reason = 'The second term is zero here.';
    const declined = { ...versionOf(3), reason };
    const decline = () => content.post('/api/admin/question-disputes/decline', declined);
    expect((await decline()).status).toBe(200);
    expect((await decline()).status).toBe(404);
    const { body } = await one.client.get(pathOf(one));
    expect(body).toMatchObject({
      disputes: [
        { state: 'declined', answer: reason },
        { state: 'open', answer: '' },
        { state: 'upheld', answer: 'It was ambiguous.' },
      ],
      left: 1,
    });
  });

  it('A dispute about a voided test is answered too, by a mail that leads to no review', async () => {
    const one = await tested();
    await file(one, 7);
    const support = portal.client.as(await adminTokenOf(portal, 'support'));
    const reason = 'The power failed in the hall';
    const voided = await support.post(`/api/admin/attempts/${one.resultId}/void`, { reason });
    expect(voided.status).toBe(200);
    const declined = { ...versionOf(7), reason: 'The key is right.' };
    expect((await content.post('/api/admin/question-disputes/decline', declined)).status).toBe(200);
    const received = await portal.dataSource.query<unknown[]>(
      `SELECT data->>'hasResult' AS "hasResult" FROM emails
       WHERE kind = 'question-dispute-decided' AND to_address = $1`,
      [one.student.email],
    );
    expect(received).toEqual([{ hasResult: 'false' }]);
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
