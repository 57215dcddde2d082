import { describe, expect, it } from '@jest/globals';
import { NOW } from '../platform/database/now.sql.js';
import { HALF_HOUR, keysOf, letPass, start } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));

type WithAnchor = { readonly anchor: string };
type Own = {
  readonly questionId: string;
  readonly proof: string;
  readonly state: string;
  readonly reason: string;
};

/** A test that ends a second after its last save, with the right option of its first question. */
async function givenTest() {
  const one = await paidStudent(portal);
  const started = await start(one);
  const { attemptId } = started;
  const [first] = [...(await keysOf(portal, attemptId))] as [[string, string]];
  const body = { attemptId, answers: {} };
  const saved = (await one.client.put('/api/test/answers', body)).body as WithAnchor;
  return { one, attemptId, questionId: first[0], right: first[1], started, anchor: saved.anchor };
}

/** Moves the end of a test before now, but not what was said while it ran. */
const end = (attemptId: string) =>
  portal.dataSource.query(
    `UPDATE attempts SET deadline = ${NOW} - interval '20 seconds' WHERE id = $1`,
    [attemptId],
  );

const send = ({ client }: SignedIn, body: object) => client.post('/api/test/late-answers', body);

async function ownOf({ client }: SignedIn, attemptId: string): Promise<readonly Own[]> {
  const { body } = await client.get(`/api/test-results/${attemptId}/late-answers`);
  return (body as { answers: readonly Own[] }).answers;
}

describe('Answers that come late', () => {
  it('are kept, seen by student and support, accepted, and graded', async () => {
    const { one, attemptId, questionId, right, anchor } = await givenTest();
    const choices = { [questionId]: right };
    const times = { [questionId]: { anchor, elapsedMs: 0 } };
    const early = await send(one, { attemptId, choices, times });
    expect(early).toMatchObject({ status: 409, body: { code: 'attempt_still_open' } });
    await end(attemptId);
    expect(await send(one, { attemptId, choices, times })).toMatchObject({ status: 200 });
    const [late] = await ownOf(one, attemptId);
    expect(late).toMatchObject({ questionId, state: 'waiting' });
    const { body } = await support.get(`/api/admin/attempts/${attemptId}`);
    const [waiting] = (body as { lateAnswers: { id: string }[] }).lateAnswers;
    expect(waiting).toMatchObject({ option: right, state: 'waiting', counted: null });
    const waits = await support.get('/api/admin/attempts?filter={"lateAnswers":true}');
    expect(waits.body).toMatchObject([{ id: attemptId }]);
    const reason = 'The power failed';
    const decide = (what: string) =>
      support.post(`/api/admin/late-answers/${waiting!.id}/${what}`, { reason });
    expect(await decide('accept')).toMatchObject({ status: 200 });
    expect(await decide('decline')).toMatchObject({
      status: 409,
      body: { code: 'late_answer_decided' },
    });
    const result = await one.client.get(`/api/test-results/${attemptId}`);
    expect(result.body).toMatchObject({
      record: { score: 1, revision: 1, correction: { first: { score: 0 } } },
    });
    expect(await ownOf(one, attemptId)).toMatchObject([{ state: 'accepted', reason }]);
  });

  it('are not believed with a forged anchor, or that of another test', async () => {
    const [one, other] = [await givenTest(), await givenTest()];
    const { attemptId, questionId, right } = one;
    const [time, session, seal] = one.anchor.split('.') as [string, string, string];
    const forged = `${Number(time) - 60_000}.${session}.${seal}`;
    await end(attemptId);
    const ids = one.started.questions.map(({ _id }) => _id).filter((id) => id !== questionId);
    const choices = { [questionId]: right, [ids[0]!]: 'a' };
    const times = {
      [questionId]: { anchor: forged, elapsedMs: 0 },
      [ids[0]!]: { anchor: other.anchor, elapsedMs: 0 },
    };
    expect(await send(one.one, { attemptId, choices, times })).toMatchObject({ status: 200 });
    const own = await ownOf(one.one, attemptId);
    expect(own.map(({ proof }) => proof)).toEqual(['unproven', 'unproven']);
  });

  it('are not believed at a time after which the same session saved', async () => {
    const { one, attemptId, questionId, right, started } = await givenTest();
    const rows = () =>
      portal.dataSource.query<object[]>(
        'SELECT FROM attempt_presence WHERE attempt_id = $1 AND last_saved_at IS NOT NULL',
        [attemptId],
      );
    // The save is noted beside its answer.
    await until(async () => (await rows()).length > 0);
    await portal.dataSource.query(
      `UPDATE attempt_presence SET last_saved_at = ${NOW} + interval '11 seconds' WHERE attempt_id = $1`,
      [attemptId],
    );
    const times = { [questionId]: { anchor: started.anchor, elapsedMs: 0 } };
    await portal.dataSource.query(
      `UPDATE attempts SET state = 'submitted', closed_at = ${NOW} WHERE id = $1`,
      [attemptId],
    );
    await send(one, { attemptId, choices: { [questionId]: right }, times });
    const kept = await portal.dataSource.query<object[]>(
      'SELECT basis FROM late_answers WHERE attempt_id = $1',
      [attemptId],
    );
    expect(kept).toEqual([{ basis: 'contradicted' }]);
  });

  it('are supported by a stamp that was given without a session, in time', async () => {
    const { one, attemptId, questionId, right } = await givenTest();
    const choices = { [questionId]: right };
    const { body } = await portal.client.post('/api/test/stamps', { attemptId, choices });
    const { seal } = body as { seal: string };
    await portal.dataSource.query(
      `UPDATE attempts SET state = 'expired', closed_at = ${NOW} WHERE id = $1`,
      [attemptId],
    );
    await send(one, { attemptId, choices, stamp: { choices, seal } });
    expect(await ownOf(one, attemptId)).toMatchObject([{ proof: 'stated' }]);
  });

  it('are nobody else’s to send or to see', async () => {
    const { one, attemptId, questionId } = await givenTest();
    const stranger = await paidStudent(portal);
    const body = { attemptId, choices: { [questionId]: 'a' } };
    expect((await send(stranger, body)).status).toBe(404);
    await letPass(portal, attemptId, HALF_HOUR + 60);
    expect((await send(one, body)).status).toBe(200);
    const path = `/api/test-results/${attemptId}/late-answers`;
    expect((await stranger.client.get(path)).status).toBe(404);
    expect((await one.client.get('/api/test-results/none/late-answers')).status).toBe(404);
  });
});
