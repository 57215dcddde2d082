import { start, submission, HALF_HOUR, keysOf } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { anAttempt } from '@portal/domain/testing/an-attempt.js';
import { NOW } from '../platform/database/now.sql.js';
import { until } from '../testing/until.js';

type Gap = { readonly from: string; readonly to: string };
type Evidence = {
  readonly gaps: readonly Gap[];
  readonly left: { readonly times: number; readonly seconds: number } | null;
  readonly lateAnswers: readonly object[];
};

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
});

const TEXT = 'The formula in the option leaves out the second term.';

const content = portal.client.as(await adminTokenOf(portal, 'content'));

const questions = (await portal.ports.questions.liveIn('hr')).slice(0, 10);

type Tested = SignedIn & { readonly resultId: string };

async function atTest(): Promise<Tested> {
  const one = await paidStudent(portal);
  const now = await portal.ports.unitOfWork.run((tx) => Promise.resolve(tx.now));
  const of = { studentId: one.student.id, domain: 'hr', questions, startedAt: now } as const;
  const attempt = anAttempt(of);
  await portal.ports.unitOfWork.run((tx) => tx.attempts.add(attempt));
  return { ...one, resultId: attempt.id };
}

async function submit({ client, resultId: attemptId }: Tested): Promise<void> {
  expect((await client.post('/api/test/submit', { attemptId, questions: [] })).status).toBe(200);
}

/** A student with a submitted test of these ten questions, none answered. */
async function tested(): Promise<Tested> {
  const one = await atTest();
  await submit(one);
  return one;
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

it('A dispute of a question over HTTP is kept, shown with the result, refused twice, and seen by nobody else', async () => {
  const [one, stranger] = [await tested(), await tested()];
  const bad = await file(one, 0, { text: 'Wrong.', kind: 'none' });
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

it('What a student says of a question during the test is seen by who watches, and decided after the test', async () => {
  const [one, stranger] = [await atTest(), await atTest()];
  const disputes = { [questions[4]!.id]: 'Two are right' };
  const say = ({ client }: Tested) =>
    client.put('/api/test/answers', { attemptId: one.resultId, answers: {}, disputes });
  expect((await say(stranger)).status).toBe(404);
  const watched = async () => {
    const { body } = await support.get('/api/admin/open-attempts?domain=hr');
    const { attempts } = body as { attempts: { id: string; disputes: unknown }[] };
    return attempts.find(({ id }) => id === one.resultId)!.disputes;
  };
  expect(await watched()).toEqual([]);
  expect((await say(one)).status).toBe(200);
  expect(await watched()).toEqual([{ place: 5, text: 'Two are right' }]);
  const decline = () =>
    content.post('/api/admin/question-disputes/decline', { ...versionOf(4), reason: 'It is B.' });
  const queue = async () => (await content.get('/api/admin/question-disputes')).body;
  expect([(await decline()).status, await queue()]).toMatchObject([404, { versions: [] }]);
  await submit(one);
  expect(await queue()).toMatchObject({ versions: [{ ...versionOf(4), open: 1 }] });
  expect((await decline()).status).toBe(200);
  const { body } = await one.client.get(pathOf(one));
  expect(body).toMatchObject({ disputes: [{ kind: 'other', answer: 'It is B.' }], left: 2 });
});

const QUESTION = `SELECT id, version FROM questions ORDER BY id LIMIT 1`;

it('A ruling over HTTP is drafted, looked at, applied as it was seen, and listed', async () => {
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

async function givenTest() {
  const one = await paidStudent(portal);
  const { attemptId } = await start(one, 'content writing');
  const save = (left?: object) =>
    one.client.put('/api/test/answers', { attemptId, answers: {}, left });
  const evidence = async () =>
    (await one.client.get(`/api/test-results/${attemptId}/evidence`)).body as Evidence;
  return { attemptId, save, evidence };
}

/** Moves a test with all that was noted of it into the past, as if that much time had gone by. */
async function moveIntoPast(attemptId: string, seconds: number): Promise<void> {
  const shift = 'make_interval(secs => $2)';
  for (const sql of [
    `UPDATE attempts SET started_at = started_at - ${shift}, deadline = deadline - ${shift} WHERE id = $1`,
    `UPDATE attempt_presence SET last_seen_at = last_seen_at - ${shift} WHERE attempt_id = $1`,
    `UPDATE connection_gaps SET from_at = from_at - ${shift}, to_at = to_at - ${shift} WHERE attempt_id = $1`,
  ])
    await portal.dataSource.query(sql, [attemptId, seconds]);
}

/** How many seconds ago the page called last. */
async function lastSeen(attemptId: string): Promise<number> {
  const [row] = await portal.dataSource.query<{ ago: number }[]>(
    `SELECT extract(epoch FROM ${NOW} - last_seen_at)::float8 AS ago FROM attempt_presence
     WHERE attempt_id = $1`,
    [attemptId],
  );
  return row?.ago ?? Infinity;
}

const lengthOf = ({ from, to }: Gap) => Math.round((Date.parse(to) - Date.parse(from)) / 1_000);

it('A silence of the pages of a test is kept when it was longer than a minute, holds no call, and is seen by student and support', async () => {
  const { attemptId, save, evidence } = await givenTest();
  const pauses = [20, 61, 30, 242];
  for (const seconds of pauses) {
    await moveIntoPast(attemptId, seconds);
    await save();
    await until(async () => (await lastSeen(attemptId)) < 15);
  }
  const { gaps } = await evidence();
  // The calls themselves take some time, too.
  const longer = gaps.map((gap, at) => lengthOf(gap) - [61, 242][at]!);
  expect(longer).toHaveLength(2);
  for (const seconds of longer) {
    expect(seconds).toBeGreaterThanOrEqual(0);
    expect(seconds).toBeLessThan(30);
  }
  expect(Date.parse(gaps[1]!.from)).toBeGreaterThanOrEqual(Date.parse(gaps[0]!.to));
  const { body } = await support.get(`/api/admin/attempts/${attemptId}`);
  expect((body as Evidence).gaps).toHaveLength(gaps.length);
});

it('How often the page of a test was left only rises, is no longer than the test was, and is shown to student and support', async () => {
  const { attemptId, save, evidence } = await givenTest();
  await moveIntoPast(attemptId, 600);
  await save({ times: 2, seconds: 40 });
  await save({ times: 1, seconds: 41 });
  const left = { times: 2, seconds: 41 };
  await until(async () => (await evidence()).left?.seconds === 41);
  expect(await evidence()).toMatchObject({ left });
  const { body } = await support.get(`/api/admin/attempts/${attemptId}`);
  expect(body).toMatchObject({ leftTimes: 2, leftSeconds: 41 });
  await save({ times: 1, seconds: 9_999 });
  await until(async () => (await evidence()).left!.seconds > 41);
  expect((await evidence()).left!.seconds).toBeLessThan(700);
});

const send = ({ client }: SignedIn, body: object) => client.post('/api/test/late-answers', body);

async function ownOf({ client }: SignedIn, attemptId: string) {
  const { body } = await client.get(`/api/test-results/${attemptId}/evidence`);
  return (body as Evidence).lateAnswers;
}

async function shownOf(attemptId: string) {
  const { body } = await support.get(`/api/admin/attempts/${attemptId}`);
  return (body as { lateAnswers: { id: string }[] }).lateAnswers;
}

describe('Answers that come late', () => {
  it('are kept, seen by student and support alone, accepted, and graded by a grading that nobody can change', async () => {
    const one = await paidStudent(portal);
    const { attemptId } = await start(one);
    const [[questionId, right]] = [...(await keysOf(portal, attemptId))] as [[string, string]];
    const late = {
      ...{ attemptId, choices: { [questionId]: right } },
      secondsSinceReply: { [questionId]: 12 },
    };
    await moveIntoPast(attemptId, HALF_HOUR + 60);
    expect(await send(one, late)).toMatchObject({ status: 200 });
    expect(await ownOf(one, attemptId)).toMatchObject([{ questionId, state: 'waiting' }]);
    const path = `/api/test-results/${attemptId}/evidence`;
    expect((await student.client.get(path)).status).toBe(404);
    const [waiting] = await shownOf(attemptId);
    expect(waiting).toMatchObject({
      ...{ option: right, state: 'waiting', counted: null },
      ...{ secondsSinceReply: 12, isAfterReview: false },
    });
    const waits = await support.get('/api/admin/attempts?filter={"lateAnswers":true}');
    expect(waits.body).toMatchObject([{ id: attemptId }]);
    const reason = 'The power failed';
    const accept = `/api/admin/late-answers/${waiting!.id}/accept`;
    expect((await support.post(accept, { reason })).status).toBe(200);
    expect((await one.client.get(`/api/test-results/${attemptId}`)).body).toMatchObject({
      record: { score: 1, revision: 1, correction: { first: { score: 0 } } },
    });
    expect(await ownOf(one, attemptId)).toMatchObject([{ state: 'accepted', reason }]);
    for (const change of ['UPDATE result_gradings SET score = 10', 'DELETE FROM result_gradings']) {
      await expect(portal.dataSource.query(change)).rejects.toThrow('only ever added');
    }
  });
});
