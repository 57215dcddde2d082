import { HALF_HOUR, letPass, listenTo, start, submission } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import type { Answer } from '../testing/test-client.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const other = await portal.addReplica();

const support = other.client.as(await adminTokenOf(portal, 'support'));

type Open = {
  readonly now: string;
  readonly domains: readonly object[];
  readonly attempts: readonly { readonly id: string; readonly lastSeenAt: string | null }[];
};

async function open(query = ''): Promise<Open> {
  const { status, body } = await support.get(`/api/admin/open-attempts${query}`);
  expect(status).toBe(200);
  return body as Open;
}

describe('The open attempts', () => {
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

const reason = 'The power failed';

const act = (attemptId: string, what: string, body: object = {}) =>
  support.post(`/api/admin/attempts/${attemptId}/${what}`, { reason, ...body });

const extend = (attemptId: string, minutes = 10) => act(attemptId, 'extend', { minutes });

describe('A page that listens', () => {
  it('is shown at once how its test stands, and of time that another replica gives', async () => {
    const one = await paidStudent(portal);
    const { attemptId } = await start(one);
    const stream = await listenTo(portal, one, attemptId);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(await stream.next()).toMatchObject({ state: 'open', notices: [] });
    expect(await extend(attemptId)).toMatchObject({ status: 200 });
    const shown = await stream.next();
    expect(shown).toMatchObject({
      time: { limitSeconds: HALF_HOUR, extraSeconds: 0, addedSeconds: 600 },
      notices: [{ kind: 'extended', seconds: 600, text: reason }],
    });
    expect(shown!.remainingSeconds).toBeGreaterThan(HALF_HOUR + 590);
    const saved = await one.client.put('/api/test/answers', { attemptId, answers: {} });
    expect(saved.body).toMatchObject({ news: { notices: [{ kind: 'extended' }] } });
    stream.close();
  });

  it('is shown what an admin says, and that the test was submitted elsewhere', async () => {
    const one = await paidStudent(portal);
    const started = await start(one);
    const stream = await listenTo(other, one, started.attemptId);
    await stream.next();
    await support.post('/api/admin/open-attempts/announce', { text: 'The power is back.' });
    expect(await stream.next()).toMatchObject({
      notices: [{ kind: 'announced', text: 'The power is back.' }],
    });
    await one.client.post('/api/test/submit', submission(started, []));
    expect(await stream.next()).toMatchObject({ state: 'submitted', remainingSeconds: 0 });
    expect(await stream.next()).toBeNull();
  });

  it('hears nothing of another student’s test', async () => {
    const [one, stranger] = [await paidStudent(portal), await paidStudent(portal)];
    const { attemptId } = await start(one);
    expect((await listenTo(portal, stranger, attemptId)).status).toBe(404);
    expect((await listenTo(portal, { token: 'none' }, attemptId)).status).toBe(401);
  });

  it('makes room for newer ones of the same student', async () => {
    const one = await paidStudent(portal);
    const { attemptId } = await start(one);
    const streams = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const stream = await listenTo(portal, one, attemptId);
      await stream.next();
      streams.push(stream);
    }
    expect(await streams[0]!.next()).toBeNull();
    for (const stream of streams) stream.close();
  });
});

const START = '/api/test/questions?domain=devops';

const atOnce = (
  times: number,
  { token }: SignedIn,
  call: (client: SignedIn['client']) => Promise<Answer>,
) =>
  Promise.all(
    Array.from({ length: times }, (_, turn) => call((turn % 2 ? other : portal).client.as(token))),
  );

const valuesOf = (answers: readonly Answer[], name: string): Set<unknown> =>
  new Set(answers.map(({ body }) => (body as Record<string, unknown>)[name]));

const count = async (table: string, studentId: string): Promise<number> => {
  const sql = `SELECT count(*)::int AS count FROM ${table} WHERE student_id = $1`;
  return (await portal.dataSource.query<{ count: number }[]>(sql, [studentId]))[0]!.count;
};

const attemptsUsed = async ({ student }: SignedIn): Promise<number> =>
  (await portal.ports.students.findById(student.id))!.attemptsUsed;

describe('At once, over two replicas', () => {
  it('a hundred starts with one attempt left open one attempt', async () => {
    const one = await paidStudent(portal, { attemptsUsed: 4 });
    const answers = await atOnce(100, one, (client) => client.get(START));
    expect(valuesOf(answers, 'success')).toEqual(new Set([true]));
    expect(valuesOf(answers, 'attemptId').size).toBe(1);
    expect(valuesOf(answers, 'deadline').size).toBe(1);
    expect(await count('attempts', one.student.id)).toBe(1);
    expect(await attemptsUsed(one)).toBe(4);
  });
});
