import { describe, expect, it } from '@jest/globals';
import { HALF_HOUR, keysOf, letPass, start } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import type { Evidence } from './evidence.query.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));

async function givenTest() {
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
    const { one, attemptId, questionId, right } = await givenTest();
    const late = {
      ...{ attemptId, choices: { [questionId]: right } },
      secondsSinceReply: { [questionId]: 12 },
    };
    const early = await send(one, late);
    expect(early).toMatchObject({ status: 409, body: { code: 'attempt_still_open' } });
    await letPass(portal, attemptId, HALF_HOUR + 60);
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
    const result = await one.client.get(`/api/test-results/${attemptId}`);
    expect(result.body).toMatchObject({
      record: { score: 1, revision: 1, correction: { first: { score: 0 } } },
    });
    const reason = 'The power failed';
    expect(await ownOf(one, attemptId)).toMatchObject([{ state: 'accepted', reason }]);
  });

  it('are nobody else’s to send or to see', async () => {
    const { one, attemptId, questionId } = await givenTest();
    const stranger = await paidStudent(portal);
    const body = { attemptId, choices: { [questionId]: 'a' } };
    expect((await send(stranger, body)).status).toBe(404);
    await letPass(portal, attemptId, HALF_HOUR + 60);
    expect((await send(one, body)).status).toBe(200);
    const path = `/api/test-results/${attemptId}/evidence`;
    expect((await stranger.client.get(path)).status).toBe(404);
    expect((await one.client.get('/api/test-results/none/evidence')).status).toBe(404);
  });
});
