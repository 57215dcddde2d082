import { NOW } from '../platform/database/now.sql.js';
import { start, HALF_HOUR, keysOf } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import type { Evidence } from './evidence.query.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const support = portal.client.as(await adminTokenOf(portal, 'support'));

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

const lengthOf = ({ from, to }: Evidence['gaps'][number]) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1_000);

it('A silence of the pages of a test is kept when it was longer than a minute, holds no call, and is seen by student and support', async () => {
  const { attemptId, save, evidence } = await givenTest();
  const pauses = [20, 61, 4, 58, 242, 7, 59, 90];
  for (const seconds of pauses) {
    await moveIntoPast(attemptId, seconds);
    await save();
    await until(async () => (await lastSeen(attemptId)) < 4);
  }
  const { gaps } = await evidence();
  expect(gaps.map(lengthOf)).toEqual(pauses.filter((seconds) => seconds > 60));
  for (const [at, { from }] of gaps.entries())
    if (at > 0) expect(Date.parse(from)).toBeGreaterThanOrEqual(Date.parse(gaps[at - 1]!.to));
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

async function startWithKey() {
  const one = await paidStudent(portal);
  const { attemptId } = await start(one);
  const [first] = [...(await keysOf(portal, attemptId))] as [[string, string]];
  return { one, attemptId, questionId: first[0], right: first[1] };
}

const send = ({ client }: SignedIn, body: object) => client.post('/api/test/late-answers', body);

async function ownOf({ client }: SignedIn, attemptId: string) {
  const { body } = await client.get(`/api/test-results/${attemptId}/evidence`);
  return (body as Evidence).lateAnswers;
}

async function shownOf(attemptId: string) {
  const { body } = await support.get(`/api/admin/attempts/${attemptId}`);
  return (body as { lateAnswers: { id: string }[] }).lateAnswers;
}

const decide = (id: string, what: string, reason = 'The power failed') =>
  support.post(`/api/admin/late-answers/${id}/${what}`, { reason });

describe('Answers that come late', () => {
  it('are kept, seen by student and support, accepted, and graded', async () => {
    const { one, attemptId, questionId, right } = await startWithKey();
    const late = {
      ...{ attemptId, choices: { [questionId]: right } },
      secondsSinceReply: { [questionId]: 12 },
    };
    const early = await send(one, late);
    expect(early).toMatchObject({ status: 409, body: { code: 'attempt_still_open' } });
    await moveIntoPast(attemptId, HALF_HOUR + 60);
    expect(await send(one, late)).toMatchObject({ status: 200 });
    expect(await ownOf(one, attemptId)).toMatchObject([{ questionId, state: 'waiting' }]);
    const [waiting] = await shownOf(attemptId);
    expect(waiting).toMatchObject({
      ...{ option: right, state: 'waiting', counted: null },
      ...{ secondsSinceReply: 12, isAfterReview: false },
    });
    const waits = await support.get('/api/admin/attempts?filter={"lateAnswers":true}');
    expect(waits.body).toMatchObject([{ id: attemptId }]);
    expect(await decide(waiting!.id, 'accept')).toMatchObject({ status: 200 });
    expect(await decide(waiting!.id, 'decline')).toMatchObject({
      status: 409,
      body: { code: 'late_answer_decided' },
    });
    expect((await one.client.get(`/api/test-results/${attemptId}`)).body).toMatchObject({
      record: { score: 1, revision: 1, correction: { first: { score: 0 } } },
    });
    const reason = 'The power failed';
    expect(await ownOf(one, attemptId)).toMatchObject([{ state: 'accepted', reason }]);
  });

  it('are nobody else’s to send or to see', async () => {
    const { one, attemptId, questionId } = await startWithKey();
    const stranger = await paidStudent(portal);
    const body = { attemptId, choices: { [questionId]: 'a' } };
    expect((await send(stranger, body)).status).toBe(404);
    await moveIntoPast(attemptId, HALF_HOUR + 60);
    expect((await send(one, body)).status).toBe(200);
    const path = `/api/test-results/${attemptId}/evidence`;
    expect((await stranger.client.get(path)).status).toBe(404);
    expect((await one.client.get('/api/test-results/none/evidence')).status).toBe(404);
  });
});
