import { describe, expect, it } from '@jest/globals';
import { NOW } from '../platform/database/now.sql.js';
import { HALF_HOUR, start } from '../testing/attempts.js';
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

/** Moves a test with all that was noted of it into the past, as if that much time had gone by. */
async function letPass(attemptId: string, seconds: number): Promise<void> {
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

describe('A silence of the pages of a test', () => {
  it('is kept when it was longer than a minute, holds no call, and is seen by student and support', async () => {
    const { attemptId, save, evidence } = await givenTest();
    const pauses = [20, 61, 55, 242, 7, 59, 90];
    for (const seconds of pauses) {
      await letPass(attemptId, seconds);
      await save();
      await until(async () => (await lastSeen(attemptId)) < 5);
    }
    const { gaps } = await evidence();
    expect(gaps.map(lengthOf)).toEqual(pauses.filter((seconds) => seconds > 60));
    for (const [at, { from }] of gaps.entries())
      if (at > 0) expect(Date.parse(from)).toBeGreaterThanOrEqual(Date.parse(gaps[at - 1]!.to));
    const { body } = await support.get(`/api/admin/attempts/${attemptId}`);
    expect((body as Evidence).gaps).toHaveLength(gaps.length);
  });

  it('goes from the start of the test to its end at most', async () => {
    const { attemptId, save, evidence } = await givenTest();
    await letPass(attemptId, HALF_HOUR + 600);
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
    await letPass(attemptId, 600);
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
    await letPass(attemptId, 100);
    await save({ times: 3, seconds: 9_000 });
    await until(async () => (await evidence()).left?.times === 3);
    expect((await evidence()).left?.seconds).toBeLessThanOrEqual(101);
    expect(await save({ times: -1, seconds: 0 })).toMatchObject({ status: 400 });
  });
});
