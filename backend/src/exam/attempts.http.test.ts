import { HALF_HOUR, keysOf, letPass, listenTo, start, submission } from '../testing/attempts.js';
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

describe('A page that listens', () => {
  it('is shown at once how its test stands, and of time that another replica gives', async () => {
    const one = await paidStudent(portal);
    const { attemptId } = await start(one);
    const stream = await listenTo(portal, one, attemptId);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(await stream.next()).toMatchObject({ state: 'open', notices: [] });
    const path = `/api/admin/attempts/${attemptId}/extend`;
    expect((await support.post(path, { reason, minutes: 10 })).status).toBe(200);
    const shown = await stream.next();
    expect(shown).toMatchObject({
      time: { limitSeconds: HALF_HOUR, extraSeconds: 0, addedSeconds: 600 },
      notices: [{ kind: 'extended', seconds: 600, text: reason }],
    });
    expect(shown!.remainingSeconds).toBeGreaterThan(HALF_HOUR + 560);
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

const valuesOf = (answers: readonly Answer[], name: string): Set<unknown> =>
  new Set(answers.map(({ body }) => (body as Record<string, unknown>)[name]));

describe('At once, over two replicas', () => {
  it('forty starts with one attempt left open one attempt', async () => {
    const one = await paidStudent(portal, { attemptsUsed: 4 });
    const starts = Array.from({ length: 40 }, (_, turn) =>
      (turn % 2 ? other : portal).client.as(one.token).get(START),
    );
    const answers = await Promise.all(starts);
    expect(valuesOf(answers, 'success')).toEqual(new Set([true]));
    expect(valuesOf(answers, 'attemptId').size).toBe(1);
    expect(valuesOf(answers, 'deadline').size).toBe(1);
    const opened = 'SELECT id FROM attempts WHERE student_id = $1';
    expect(await portal.dataSource.query(opened, [one.student.id])).toHaveLength(1);
    const { attemptsUsed } = (await portal.ports.students.findById(one.student.id))!;
    expect(attemptsUsed).toBe(4);
  });
});

describe('GET /api/test/questions', () => {
  it('holds no key, no explanation and nothing else but what the page shows', async () => {
    const started = await start(await paidStudent(portal));
    for (const question of started.questions) {
      expect(Object.keys(question).sort()).toEqual([
        '_id',
        'category',
        'difficulty',
        'options',
        'question',
      ]);
    }
    expect(JSON.stringify(started)).not.toMatch(/"(correct\w*|isCorrect|explanation)":/);
  });
});

it('PUT /api/test/answers tells the seconds that are left, and all that is saved', async () => {
  const student = await paidStudent(portal);
  const { attemptId, questions } = await start(student);
  const answers = { [questions[0]!._id]: 'a' };
  await student.client.put('/api/test/answers', { attemptId, answers });
  const { body } = await student.client.put('/api/test/answers', { attemptId, answers: {} });
  expect(body).toEqual({
    success: true,
    remainingSeconds: expect.any(Number),
    answers,
    news: expect.objectContaining({ attemptId, state: 'open' }),
  });
});

describe('POST /api/test/submit', () => {
  it('grades on the server: what the page claims of keys, score and time counts for nothing', async () => {
    const student = await paidStudent(portal);
    const started = await start(student);
    const keys = await keysOf(portal, started.attemptId);
    const right = started.questions.map(({ _id }) => keys.get(_id)!);
    const { body } = await student.client.post('/api/test/submit', {
      ...submission(started, right.slice(0, 7)),
      score: 10,
      percentage: 100,
      timeTaken: 1,
      startedOn: '1999-01-01T00:00:00.000Z',
      studentName: 'Somebody Else',
    });
    const { resultId } = body as { resultId: string };
    const { body: shown } = await student.client.get(`/api/test-results/${resultId}`);
    expect(shown).toMatchObject({
      success: true,
      record: {
        studentName: student.student.name,
        email: student.student.email,
        score: 7,
        totalQuestions: 10,
        percentage: 70,
        passed: true,
        attemptsUsed: 1,
        totalAttempts: 5,
      },
    });
    const { questions } = (shown as { record: { questions: { correctAnswer: string }[] } }).record;
    expect(questions.map(({ correctAnswer }) => correctAnswer)).toEqual(right);
  });
});

it('Another student can neither see, save nor submit what is not theirs', async () => {
  const owner = await paidStudent(portal);
  const stranger = await paidStudent(portal);
  const { attemptId } = await start(owner);
  const save = await stranger.client.put('/api/test/answers', { attemptId, answers: {} });
  const submit = await stranger.client.post('/api/test/submit', { attemptId });
  await owner.client.post('/api/test/submit', { attemptId });
  const view = await stranger.client.get(`/api/test-results/${attemptId}`);
  expect([save.status, submit.status, view.status]).toEqual([404, 404, 404]);
});

describe('An attempt that nobody submits', () => {
  it.each([
    ['the attempts', (one: SignedIn) => `/api/attempts/${one.student.email}`],
    ['the history', (one: SignedIn) => `/api/user/${one.student.email}/results`],
  ])('is closed at the latest when the student looks at %s', async (_, path) => {
    const student = await paidStudent(portal);
    const { attemptId } = await start(student);
    await letPass(portal, attemptId, HALF_HOUR + 16);
    await student.client.get(path(student));
    expect(await portal.ports.attempts.find(attemptId)).toMatchObject({ state: 'expired' });
  });
});

const journeyOf = async ({ client }: SignedIn) =>
  (await client.get('/api/me/journey')).body as Record<string, unknown>;

describe('GET /api/me/journey', () => {
  it('tells the open test without its questions', async () => {
    const student = await paidStudent(portal);
    const started = await start(student, 'devops');
    const answers = { [started.questions[0]!._id]: 'c', [started.questions[1]!._id]: null };
    await student.client.put('/api/test/answers', { attemptId: started.attemptId, answers });
    await letPass(portal, started.attemptId, 600);
    const journey = await journeyOf(student);
    expect(journey).toMatchObject({
      next: 'resume',
      openTest: { attemptId: started.attemptId, domain: 'devops', answered: 1, questionCount: 10 },
    });
    const { openTest } = journey as { openTest: Record<string, unknown> };
    expect(openTest.remainingSeconds).toBeLessThanOrEqual(HALF_HOUR - 600);
    expect(Object.keys(openTest).sort()).toEqual([
      ...['answered', 'attemptId', 'deadline', 'domain', 'questionCount', 'remainingSeconds'],
      'startedOn',
    ]);
  });
});

const OWN = '/api/me/accommodation';

const TERMS = { minutesPerHour: 20, until: null, reason: 'As at university' };

const grantTo = ({ student }: SignedIn, terms: object = TERMS) =>
  support.post(`/api/admin/students/${student.id}/accommodation`, terms);

const listed = async ({ student }: SignedIn) => {
  const { body } = await support.get(`/api/admin/students/${student.id}`);
  return (body as { accommodations: { id: string }[] }).accommodations;
};

it('More time for one student holds in the test that is started then, and is ended once', async () => {
  const one = await paidStudent(portal);
  expect(await grantTo(one)).toMatchObject({ status: 200 });
  const granted = { minutesPerHour: 20, until: null };
  const time = { limitSeconds: HALF_HOUR, extraSeconds: 600 };
  expect((await one.client.get(OWN)).body).toMatchObject({ granted, time });
  expect(await start(one)).toMatchObject({
    remainingSeconds: HALF_HOUR + 600,
    time: { ...time, addedSeconds: 0 },
  });
  const [given] = await listed(one);
  const end = () =>
    support.post(`/api/admin/accommodations/${given!.id}/end`, { reason: 'One year only' });
  expect(await end()).toMatchObject({ status: 200 });
  expect(await end()).toMatchObject({ status: 409 });
  expect((await one.client.get(OWN)).body).toMatchObject({ granted: null });
});
