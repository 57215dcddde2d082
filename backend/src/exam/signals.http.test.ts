import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { NOW } from '../platform/database/now.sql.js';
import { letPass, start, submission } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, setPolicy, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

const turn = (countsSignals: number) => setPolicy(portal.dataSource, { countsSignals });

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const other = await portal.addReplica();
const support = portal.client.as(await adminTokenOf(portal, 'support'));

afterEach(() => turn(1));
const aReport = (counts: object = {}) => ({
  page: randomUUID(),
  leaves: 2,
  awaySeconds: 14,
  copies: 1,
  ...counts,
});

/** A test that has gone on for a minute. */
async function givenTest() {
  const one = await paidStudent(portal);
  const test = await start(one, 'hr');
  const { attemptId } = test;
  await letPass(portal, attemptId, 60);
  const save = (signals: unknown, client = one.client) =>
    client.put('/api/test/answers', { attemptId, answers: {}, signals });
  const submit = (signals: unknown) =>
    one.client.post('/api/test/submit', { ...submission(test, ['a']), signals });
  return { one, attemptId, save, submit };
}

const shownTo = async ({ client }: SignedIn, attemptId: string): Promise<unknown> =>
  ((await client.get(`/api/test-results/${attemptId}/signals`)).body as { signals: unknown })
    .signals;

const shownToSupport = (attemptId: string) =>
  support.get(`/api/admin/attempts/${attemptId}/signals`);

/** A save does not wait for what its page counted. */
const untilPages = (attemptId: string, count: number) =>
  until(async () => {
    const rows = await portal.dataSource.query<object[]>(
      'SELECT FROM attempt_signals WHERE attempt_id = $1 AND jsonb_array_length(pages) = $2',
      [attemptId, count],
    );
    return rows.length > 0;
  });

describe('What pages of a test count', () => {
  it('is kept with saves and the submit, by any replica, and shown to its student and support', async () => {
    const { one, attemptId, save, submit } = await givenTest();
    const report = aReport();
    expect((await save(report)).status).toBe(200);
    expect(
      (await save(aReport({ leaves: 1, awaySeconds: 3 }), other.client.as(one.token))).status,
    ).toBe(200);
    await untilPages(attemptId, 2);
    expect((await submit({ ...report, leaves: 3 })).status).toBe(200);
    const totals = { leaves: 4, awaySeconds: 17, copies: 2, places: 2 };
    expect(await shownTo(one, attemptId)).toEqual(totals);
    const answer = await shownToSupport(attemptId);
    expect(answer).toMatchObject({ status: 200, body: { success: true, signals: totals } });
    const file = await one.client.get(`/api/user/${encodeURIComponent(one.student.email)}/export`);
    expect(file.body).toMatchObject({ attempts: [{ signals: [{ copies: 1 }, { copies: 1 }] }] });
  });

  it('is not shown to another student, a visitor, or staff that does not support', async () => {
    const { attemptId } = await givenTest();
    const own = `/api/test-results/${attemptId}/signals`;
    const path = `/api/admin/attempts/${attemptId}/signals`;
    const stranger = await paidStudent(portal);
    expect((await stranger.client.get(own)).status).toBe(404);
    expect((await stranger.client.get('/api/test-results/none/signals')).status).toBe(404);
    expect((await portal.client.get(own)).status).toBe(401);
    expect((await portal.client.get(path)).status).toBe(401);
    expect((await stranger.client.get(path)).status).toBe(403);
    for (const role of ['content', 'finance'] as const) {
      const admin = portal.client.as(await adminTokenOf(portal, role));
      expect((await admin.get(path)).status).toBe(403);
    }
    expect((await shownToSupport(randomUUID())).status).toBe(404);
    expect((await shownToSupport('none')).status).toBe(404);
  });

  it('is not taken from another student’s page, whose save is refused', async () => {
    const { one, attemptId, save } = await givenTest();
    const stranger = await paidStudent(portal);
    expect((await save(aReport(), stranger.client)).status).toBe(404);
    expect(await shownTo(one, attemptId)).toMatchObject({ places: 0 });
  });

  it.each([
    ['words', 'often'],
    ['a list', [1]],
    ['no page', aReport({ page: 'mine' })],
    ['half a leave', aReport({ leaves: 0.5 })],
    ['text', aReport({ copies: '1' })],
    ['a number beyond all', aReport({ awaySeconds: 1e300 })],
    ['nothing', null],
  ])('refuses no save or submit for %s instead of counts', async (_, signals) => {
    const { one, attemptId, save, submit } = await givenTest();
    expect((await save(signals)).status).toBe(200);
    expect((await submit(signals)).status).toBe(200);
    expect(await shownTo(one, attemptId)).toEqual({
      leaves: 0,
      awaySeconds: 0,
      copies: 0,
      places: 0,
    });
  });

  it('is believed within the time that the test has lasted', async () => {
    const { one, attemptId, submit } = await givenTest();
    await submit(aReport({ leaves: -4, awaySeconds: 5_000, copies: 2_000_000 }));
    expect(await shownTo(one, attemptId)).toEqual({
      leaves: 0,
      awaySeconds: 0,
      copies: 999,
      places: 1,
    });
    const next = await givenTest();
    await next.submit(aReport({ leaves: 2_000, awaySeconds: 5_000 }));
    const { awaySeconds } = (await shownTo(next.one, next.attemptId)) as { awaySeconds: number };
    expect(awaySeconds).toBeGreaterThanOrEqual(60);
    expect(awaySeconds).toBeLessThan(1_800);
  });

  it('is no reason for a save to fail, even while it can not be kept', async () => {
    const { one, attemptId, save, submit } = await givenTest();
    await portal.dataSource.query('ALTER TABLE attempt_signals RENAME COLUMN pages TO lost');
    try {
      expect((await save(aReport())).status).toBe(200);
      expect((await submit(aReport())).status).toBe(200);
    } finally {
      await portal.dataSource.query('ALTER TABLE attempt_signals RENAME COLUMN lost TO pages');
    }
    expect((await one.client.get(`/api/test-results/${attemptId}`)).status).toBe(200);
  });

  it('is neither asked for, kept nor shown while the switch is off', async () => {
    const { one, attemptId, save } = await givenTest();
    await save(aReport());
    await untilPages(attemptId, 1);
    const asked = async () => await start(one, 'hr');
    expect(await asked()).toMatchObject({ countsSignals: true });
    await turn(0);
    expect(await asked()).toMatchObject({ countsSignals: false });
    expect(await shownTo(one, attemptId)).toBeNull();
    expect(await shownToSupport(attemptId)).toMatchObject({ body: { signals: null } });
  });

  it('is not of a test that began while the switch was off', async () => {
    await turn(0);
    const { one, attemptId, submit } = await givenTest();
    await turn(1);
    expect(await start(one, 'hr')).toMatchObject({ countsSignals: false });
    expect((await submit(aReport())).status).toBe(200);
    expect(await shownTo(one, attemptId)).toBeNull();
  });

  it('is gone once it was kept for its time, and does not come back', async () => {
    const { one, attemptId, submit } = await givenTest();
    await portal.dataSource.query(
      `DELETE FROM attempt_signals WHERE attempt_id = $1 AND began_at < ${NOW}`,
      [attemptId],
    );
    await submit(aReport());
    expect(await shownTo(one, attemptId)).toBeNull();
  });
});
