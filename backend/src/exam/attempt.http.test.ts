import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeOverdue } from '@portal/domain/exam/close-overdue.js';
import type { Question } from '@portal/domain/question-bank/question.js';
import { paidStudent, setPolicy, signedInStudent, type SignedIn } from '../testing/students.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';

let portal: TestPortal;

beforeAll(async () => {
  portal = await startPortal({ PROCESS_ROLE: 'api' });
});

afterAll(() => portal.stop());

type Started = {
  readonly attemptId: string;
  readonly questions: readonly { readonly _id: string }[];
  readonly answers: Record<string, string>;
  readonly deadline: string;
  readonly startedOn: string;
  readonly remainingSeconds: number;
};

const start = async ({ client }: SignedIn, domain = 'data science'): Promise<Started> => {
  const { body, status } = await client.get(
    `/api/test/questions?domain=${encodeURIComponent(domain)}`,
  );
  expect(status).toBe(200);
  return body as Started;
};

/** The questions as the server keeps them, with their keys. */
const keysOf = async (attemptId: string): Promise<Map<string, string>> => {
  const attempt = await portal.ports.attempts.find(attemptId);
  return new Map(attempt!.questions.map(({ id, correctOption }: Question) => [id, correctOption]));
};

const submission = ({ attemptId, questions }: Started, options: readonly (string | null)[]) => ({
  attemptId,
  questions: questions.map((question, at) => ({
    ...question,
    selectedOption: options[at] ?? null,
  })),
});

/** Moves an attempt into the past, as if that much time had gone by. */
const letPass = (attemptId: string, seconds: number) =>
  portal.dataSource.query(
    `UPDATE attempts SET started_at = started_at - make_interval(secs => $2),
      deadline = deadline - make_interval(secs => $2) WHERE id = $1`,
    [attemptId, seconds],
  );

const HALF_HOUR = 30 * 60;

describe('GET /api/test/questions', () => {
  it('serves ten questions with four options each, and half an hour', async () => {
    const started = await start(await paidStudent(portal));
    expect(started.questions).toHaveLength(10);
    expect(started.remainingSeconds).toBe(HALF_HOUR);
    const lasts = Date.parse(started.deadline) - Date.parse(started.startedOn);
    expect(lasts).toBe(HALF_HOUR * 1000);
  });

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
    expect(JSON.stringify(started)).not.toMatch(/correct|explanation|isCorrect/);
  });

  it('resumes with the same questions, order, deadline and the answers saved so far', async () => {
    const student = await paidStudent(portal);
    const first = await start(student);
    const [question] = first.questions;
    const answers = { [question!._id]: 'c' };
    await student.client.put('/api/test/answers', { attemptId: first.attemptId, answers });
    const again = await start(student, 'hr');
    expect(again).toMatchObject({
      attemptId: first.attemptId,
      deadline: first.deadline,
      questions: first.questions,
      answers,
    });
  });

  it.each(['', '?domain=', '?domain=cooking', '?domain=hr&domain=devops'])(
    'refuses "%s" for want of a domain',
    async (query) => {
      const { client } = await paidStudent(portal);
      const { status } = await client.get(`/api/test/questions${query}`);
      expect(status).toBe(400);
    },
  );

  it('refuses who has not paid', async () => {
    const { client } = await signedInStudent(portal);
    const { status, body } = await client.get('/api/test/questions?domain=hr');
    expect(status).toBe(403);
    expect(body).toMatchObject({ message: 'Payment has not been completed.' });
  });

  it('refuses who has no attempt left', async () => {
    const { client } = await paidStudent(portal, { attemptsUsed: 5 });
    const { status, body } = await client.get('/api/test/questions?domain=hr');
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: 'You have no remaining attempts.' });
  });
});

describe('POST /api/test/submit', () => {
  it('grades on the server: what the page claims of keys, score and time counts for nothing', async () => {
    const student = await paidStudent(portal);
    const started = await start(student);
    const keys = await keysOf(started.attemptId);
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

  it('keeps an autosaved answer that the page sends as unanswered', async () => {
    const student = await paidStudent(portal);
    const started = await start(student);
    const keys = await keysOf(started.attemptId);
    const answers = Object.fromEntries(keys);
    await student.client.put('/api/test/answers', { attemptId: started.attemptId, answers });
    await student.client.post('/api/test/submit', submission(started, []));
    const result = await portal.ports.results.find(started.attemptId);
    expect(result).toMatchObject({ score: 10 });
  });

  it('counts the answers of a submit 14 s late, but not beyond the limit of time', async () => {
    const student = await paidStudent(portal);
    const started = await start(student);
    const keys = [...(await keysOf(started.attemptId)).values()];
    await letPass(started.attemptId, HALF_HOUR + 14);
    await student.client.post('/api/test/submit', submission(started, keys));
    const result = await portal.ports.results.find(started.attemptId);
    expect(result).toMatchObject({ score: 10, timeTaken: HALF_HOUR });
  });

  it('answers a submit 16 s late with the result of what was autosaved', async () => {
    const student = await paidStudent(portal);
    const started = await start(student);
    const keys = [...(await keysOf(started.attemptId)).values()];
    await letPass(started.attemptId, HALF_HOUR + 16);
    const { body } = await student.client.post('/api/test/submit', submission(started, keys));
    expect(body).toEqual({ success: true, resultId: started.attemptId });
    const result = await portal.ports.results.find(started.attemptId);
    expect(result).toMatchObject({ score: 0, timeTaken: HALF_HOUR });
  });

  it('submits without an attempt’s id, and again to the same result', async () => {
    const student = await paidStudent(portal);
    const started = await start(student);
    const { attemptId, ...rest } = submission(started, ['a']);
    const first = await student.client.post('/api/test/submit', rest);
    const second = await student.client.post('/api/test/submit', rest);
    expect([first.body, second.body]).toEqual([
      { success: true, resultId: attemptId },
      { success: true, resultId: attemptId },
    ]);
  });

  it.each([
    ['an attempt that does not exist', { attemptId: randomUUID() }, 404],
    ['an id that is none', { attemptId: 'x' }, 400],
    ['questions that are no list', { questions: 'all' }, 400],
    ['a number for an option', { questions: [{ _id: 'hr-001', selectedOption: 1 }] }, 400],
  ])('refuses %s', async (_, body, expected) => {
    const { client } = await paidStudent(portal);
    expect((await client.post('/api/test/submit', body)).status).toBe(expected);
  });
});

describe('Another student', () => {
  it('can neither see, save nor submit what is not theirs', async () => {
    const owner = await paidStudent(portal);
    const stranger = await paidStudent(portal);
    const { attemptId } = await start(owner);
    const save = await stranger.client.put('/api/test/answers', { attemptId, answers: {} });
    const submit = await stranger.client.post('/api/test/submit', { attemptId });
    await owner.client.post('/api/test/submit', { attemptId });
    const view = await stranger.client.get(`/api/test-results/${attemptId}`);
    expect([save.status, submit.status, view.status]).toEqual([404, 404, 404]);
  });
});

describe('PUT /api/test/answers', () => {
  it('takes no answer to another test’s question, and no option that does not exist', async () => {
    const student = await paidStudent(portal);
    const { attemptId, questions } = await start(student);
    const answers = { [questions[0]!._id]: 'z', 'hr-001': 'a', __proto__: 'a' };
    const { status } = await student.client.put('/api/test/answers', { attemptId, answers });
    expect(status).toBe(200);
    expect((await portal.ports.attempts.find(attemptId))!.answers).toEqual({});
  });

  it('tells the seconds that are left', async () => {
    const student = await paidStudent(portal);
    const { attemptId } = await start(student);
    await letPass(attemptId, 100);
    const { body } = await student.client.put('/api/test/answers', { attemptId, answers: {} });
    expect(body).toEqual({ success: true, remainingSeconds: HALF_HOUR - 100 });
  });

  it('refuses a closed test', async () => {
    const student = await paidStudent(portal);
    const { attemptId } = await start(student);
    await student.client.post('/api/test/submit', { attemptId });
    const { status } = await student.client.put('/api/test/answers', { attemptId, answers: {} });
    expect(status).toBe(409);
  });
});

describe('An attempt that nobody submits', () => {
  it('is closed once by the server from the autosaved answers', async () => {
    const student = await paidStudent(portal);
    const started = await start(student);
    const answers = Object.fromEntries([...(await keysOf(started.attemptId))].slice(0, 7));
    await student.client.put('/api/test/answers', { attemptId: started.attemptId, answers });
    await letPass(started.attemptId, HALF_HOUR + 16);
    await Promise.all([1, 2, 3, 4].map(() => closeOverdue(portal.ports, 100)));
    const result = await portal.ports.results.find(started.attemptId);
    expect(result).toMatchObject({ score: 7, passed: true, timeTaken: HALF_HOUR });
    const closed = await portal.ports.students.findById(student.student.id);
    expect(closed).toMatchObject({ attemptsUsed: 1 });
  });

  it('is left open during the 15 s in which a late submit counts', async () => {
    const student = await paidStudent(portal);
    const { attemptId } = await start(student);
    await letPass(attemptId, HALF_HOUR + 10);
    await closeOverdue(portal.ports, 100);
    expect(await portal.ports.attempts.find(attemptId)).toMatchObject({ state: 'open' });
  });

  it.each([
    ['the attempts', (one: SignedIn) => `/api/attempts/${one.student.email}`],
    ['the history', (one: SignedIn) => `/api/user/${one.student.email}/results`],
  ])('is closed at the latest when the student looks at %s', async (_, path) => {
    const student = await paidStudent(portal);
    const { attemptId } = await start(student);
    await letPass(attemptId, HALF_HOUR + 16);
    await student.client.get(path(student));
    expect(await portal.ports.attempts.find(attemptId)).toMatchObject({ state: 'expired' });
  });
});

describe('The policy', () => {
  it('holds for attempts that start after it changed, and not for those before', async () => {
    const before = await start(await paidStudent(portal));
    await setPolicy(portal.dataSource, {
      timeLimitSeconds: 60,
      questionsPerTest: 3,
      passPercent: 50,
    });
    const after = await start(await paidStudent(portal));
    await setPolicy(portal.dataSource, {
      timeLimitSeconds: HALF_HOUR,
      questionsPerTest: 10,
      passPercent: 65,
    });
    expect(after.remainingSeconds).toBe(60);
    expect(after.questions).toHaveLength(3);
    expect(await portal.ports.attempts.find(before.attemptId)).toMatchObject({ passPercent: 65 });
    expect(await portal.ports.attempts.find(after.attemptId)).toMatchObject({ passPercent: 50 });
  });
});
