import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { HALF_HOUR, letPass, start, submission } from '../testing/attempts.js';
import { adminTokenOf, paidStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import type { OpenAttempt, OpenInDomain } from './open-attempts.query.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));

type Open = {
  readonly now: string;
  readonly domains: readonly OpenInDomain[];
  readonly attempts: readonly OpenAttempt[];
};

async function open(query = ''): Promise<Open> {
  const { status, body } = await support.get(`/api/admin/open-attempts${query}`);
  expect(status).toBe(200);
  return body as Open;
}

describe('The open attempts', () => {
  it('are none at first', async () => {
    expect(await open()).toMatchObject({ domains: [], attempts: [] });
  });

  it('are told by the time left, with answers and the last call, and by domain', async () => {
    const [one, another] = [await paidStudent(portal), await paidStudent(portal)];
    const [later, sooner] = [await start(one, 'devops'), await start(another, 'hr')];
    const ids = later.questions.map(({ _id }) => _id);
    const answers = { [ids[0]!]: 'a', [ids[1]!]: null, [ids[2]!]: 'c' };
    await one.client.put('/api/test/answers', { attemptId: later.attemptId, answers });
    await letPass(portal, sooner.attemptId, HALF_HOUR - 60);
    // The call is noted beside the answer.
    const { now, domains, attempts } = await until(async () => {
      const seen = await open();
      return seen.attempts.some(({ lastSeenAt }) => lastSeenAt !== null) && seen;
    });
    expect(Date.parse(now)).toBeGreaterThan(0);
    expect(domains).toEqual([
      { domain: 'devops', open: 1, quiet: 0, extendedAt: null },
      { domain: 'hr', open: 1, quiet: 1, extendedAt: null },
    ]);
    expect(attempts).toMatchObject([
      { id: sooner.attemptId, answered: 0, lastSeenAt: null },
      { id: later.attemptId, domain: 'devops', answered: 2, questions: 10 },
    ]);
    expect(attempts[1]!.lastSeenAt).not.toBeNull();
    expect((await open('?domain=hr')).attempts.map(({ id }) => id)).toEqual([sooner.attemptId]);
  });

  it('tell when they were last given time, which the next who gives some has seen', async () => {
    await start(await paidStudent(portal), 'data science');
    const seen = async () =>
      (await open()).domains.find(({ domain }) => domain === 'data science')?.extendedAt;
    const extend = (seenExtended: unknown) =>
      support.post('/api/admin/open-attempts/extend', {
        ...{ reason: 'The power failed', minutes: 5, domain: 'data science' },
        ...{ key: randomUUID(), seenExtended },
      });
    expect(await extend(await seen())).toMatchObject({ status: 200, body: { extended: 1 } });
    expect(await extend(await seen())).toMatchObject({ status: 200, body: { extended: 1 } });
    expect(await extend('soon')).toMatchObject({ status: 400 });
  });

  it('tell nothing of what was asked or chosen, and leave out what is closed', async () => {
    const one = await paidStudent(portal);
    const started = await start(one, 'machine learning');
    const { attempts } = await open('?domain=machine%20learning');
    const [question] = started.questions;
    expect(JSON.stringify(attempts)).not.toContain(question!._id);
    await one.client.post('/api/test/submit', submission(started, []));
    expect((await open('?domain=machine%20learning')).attempts).toEqual([]);
  });
});
