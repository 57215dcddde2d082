import { HALF_HOUR, letPass, start, keysOf, submission } from '../testing/attempts.js';
import { paidStudent, type SignedIn, adminTokenOf } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

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
  const begun = Date.now();
  const { attemptId, questions } = await start(student);
  await letPass(portal, attemptId, 100);
  const answers = { [questions[0]!._id]: 'a' };
  await student.client.put('/api/test/answers', { attemptId, answers });
  const { body } = await student.client.put('/api/test/answers', { attemptId, answers: {} });
  expect(body).toEqual({
    success: true,
    remainingSeconds: expect.any(Number),
    answers,
    news: expect.objectContaining({ attemptId, state: 'open', notices: [] }),
  });
  const { remainingSeconds } = body as { remainingSeconds: number };
  const most = HALF_HOUR - 100;
  expect(remainingSeconds).toBeLessThanOrEqual(most);
  expect(remainingSeconds).toBeGreaterThanOrEqual(most - (Date.now() - begun) / 1_000);
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

const support = portal.client.as(await adminTokenOf(portal, 'support'));

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
