import { describe, expect, it } from '@jest/globals';
import { NOW } from '../platform/database/now.sql.js';
import { HALF_HOUR, letPass, start } from '../testing/attempts.js';
import { adminTokenOf, paidStudent } from '../testing/students.js';
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

/** As if the page had called so long ago for the last time. */
const letSilence = (attemptId: string, seconds: number) =>
  portal.dataSource.query(
    `UPDATE attempt_presence SET last_seen_at = ${NOW} - make_interval(secs => $2)
     WHERE attempt_id = $1`,
    [attemptId, seconds],
  );

const lengthOf = ({ from, to }: Evidence['gaps'][number]) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1_000);

describe('A silence of the pages of a test', () => {
  it('is kept when it was longer than a minute, for student and support', async () => {
    const { attemptId, save, evidence } = await givenTest();
    await save();
    await until(async () => (await evidence()).left !== null);
    await letSilence(attemptId, 55);
    await save();
    await letPass(portal, attemptId, 600);
    await letSilence(attemptId, 242);
    await save();
    const { gaps } = await until(async () => {
      const seen = await evidence();
      return seen.gaps.length > 0 && seen;
    });
    expect(gaps.map(lengthOf)).toEqual([242]);
    const { body } = await support.get(`/api/admin/attempts/${attemptId}`);
    expect(body).toMatchObject({ gaps: [{ from: expect.any(String), to: expect.any(String) }] });
  });

  it('goes from the start of the test to its end at most', async () => {
    const { attemptId, save, evidence } = await givenTest();
    await letPass(portal, attemptId, HALF_HOUR + 600);
    expect(await save()).toMatchObject({ status: 409 });
    const { gaps, startedAt } = await until(async () => {
      const seen = await evidence();
      return seen.gaps.length > 0 && seen;
    });
    expect(gaps.map(lengthOf)).toEqual([HALF_HOUR]);
    expect(Date.parse(gaps[0]!.from)).toBe(Date.parse(String(startedAt)));
  });
});

describe('How often the page of a test was left', () => {
  it('only rises, and is shown to student and support', async () => {
    const { attemptId, save, evidence } = await givenTest();
    await letPass(portal, attemptId, 600);
    await save({ times: 2, seconds: 40 });
    await save({ times: 1, seconds: 41 });
    const left = { times: 2, seconds: 41 };
    await until(async () => (await evidence()).left?.seconds === 41);
    expect(await evidence()).toMatchObject({ left });
    const { body } = await support.get(`/api/admin/attempts/${attemptId}`);
    expect(body).toMatchObject({ leftTimes: 2, leftSeconds: 41 });
  });

  it('is no longer than the test has lasted, and refused if it is no number', async () => {
    const { attemptId, save, evidence } = await givenTest();
    await letPass(portal, attemptId, 100);
    await save({ times: 3, seconds: 9_000 });
    await until(async () => (await evidence()).left?.times === 3);
    expect((await evidence()).left?.seconds).toBeLessThanOrEqual(101);
    expect(await save({ times: -1, seconds: 0 })).toMatchObject({ status: 400 });
  });
});
