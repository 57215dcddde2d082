import { describe, expect, it } from '@jest/globals';
import { NOW } from '../platform/database/now.sql.js';
import { start } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const other = await portal.addReplica();
const support = portal.client.as(await adminTokenOf(portal, 'support'));

type Told = { readonly gaps: readonly { readonly isConfirmed: boolean }[] };

/** A test whose page spoke just now, and the anchor that it was given then. */
async function givenTest(domain: string) {
  const one = await paidStudent(portal);
  const { attemptId } = await start(one, domain);
  const save = (gap?: object, client = one.client) =>
    client.put('/api/test/answers', { attemptId, answers: {}, gap });
  const { anchor } = (await save()).body as { anchor: string };
  // The sign is noted beside the answer.
  await until(async () => (await signs(attemptId)).length > 0);
  return { one, attemptId, save, anchor };
}

const signs = (attemptId: string) =>
  portal.dataSource.query<object[]>('SELECT FROM attempt_presence WHERE attempt_id = $1', [
    attemptId,
  ]);

/** As if so long had gone by since the page spoke last. */
const letSilence = (attemptId: string, seconds: number) =>
  portal.dataSource.query(
    `UPDATE attempt_presence SET last_seen_at = ${NOW} - make_interval(secs => $2)
     WHERE attempt_id = $1`,
    [attemptId, seconds],
  );

/** The same moment as the server's anchor, so long ago. */
function oldAnchor({ one, attemptId }: Awaited<ReturnType<typeof givenTest>>, ago: number) {
  const { sealer } = portal.ports;
  const at = Date.now() - ago * 1_000;
  const claims = JSON.parse(Buffer.from(one.token.split('.')[1]!, 'base64url').toString()) as {
    sid?: string;
  };
  const session = claims.sid ?? '';
  return [at, session, sealer.seal(['anchor', attemptId, session, at].join('|'))].join('.');
}

async function gapsOf({ client }: SignedIn, attemptId: string): Promise<Told['gaps']> {
  const { body } = await client.get(`/api/test-results/${attemptId}/connection-gaps`);
  return (body as Told).gaps;
}

describe('A gap in the connection', () => {
  it('is confirmed where nothing reached any replica, and seen by student, list and live view', async () => {
    const test = await givenTest('content writing');
    const { one, attemptId, save } = test;
    await letSilence(attemptId, 242);
    const anchor = oldAnchor(test, 240);
    expect((await save({ anchor, failures: 9 })).status).toBe(200);
    const [gap, ...more] = await gapsOf(one, attemptId);
    expect(gap).toMatchObject({ isConfirmed: true });
    expect(more).toEqual([]);
    const { body } = await support.get(`/api/admin/attempts/${attemptId}`);
    expect((body as Told).gaps).toMatchObject([{ isConfirmed: true, failures: 9 }]);
    const live = await support.get('/api/admin/open-attempts?domain=content%20writing');
    expect(live.body).toMatchObject({
      domains: [{ domain: 'content writing', open: 1, cut: 1, cutSince: expect.any(String) }],
      attempts: [{ id: attemptId, gaps: [{ isConfirmed: true }] }],
    });
  });

  it('is not confirmed where saves of the session arrived meanwhile, at another replica', async () => {
    const test = await givenTest('digital marketing');
    const { one, attemptId, save } = test;
    await letSilence(attemptId, 100);
    await save(undefined, other.client.as(one.token));
    await until(async () => {
      const [row] = await portal.dataSource.query<{ fresh: boolean }[]>(
        `SELECT last_seen_at > ${NOW} - interval '60 seconds' AS fresh FROM attempt_presence
         WHERE attempt_id = $1`,
        [attemptId],
      );
      return row?.fresh;
    });
    // The silence before that save has ended long ago by the time of the claim.
    await portal.dataSource.query(
      `UPDATE attempt_presence SET silent_to = silent_to - interval '30 seconds' WHERE attempt_id = $1`,
      [attemptId],
    );
    await save({ anchor: oldAnchor(test, 240), failures: 9 });
    expect(await gapsOf(one, attemptId)).toMatchObject([{ isConfirmed: false }]);
  });

  it('is kept of a test that closed in it, and of no forged anchor', async () => {
    const test = await givenTest('data analysis');
    const { one, attemptId, save, anchor } = test;
    const [time, ...rest] = anchor.split('.');
    const forged = [Number(time) - 240_000, ...rest].join('.');
    await letSilence(attemptId, 242);
    await save({ anchor: forged, failures: 9 });
    expect(await gapsOf(one, attemptId)).toEqual([]);
    await letSilence(attemptId, 242);
    const old = oldAnchor(test, 240);
    await portal.dataSource.query(
      `UPDATE attempts SET deadline = ${NOW} - interval '60 seconds' WHERE id = $1`,
      [attemptId],
    );
    const late = await save({ anchor: old, failures: 9 });
    expect(late).toMatchObject({ status: 409, body: { code: 'attempt_closed' } });
    expect(await gapsOf(one, attemptId)).toMatchObject([{ isConfirmed: true }]);
    const stranger = await paidStudent(portal);
    const path = `/api/test-results/${attemptId}/connection-gaps`;
    expect((await stranger.client.get(path)).status).toBe(404);
  });
});
