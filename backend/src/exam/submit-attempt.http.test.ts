import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { closeOverdue } from '@portal/domain/exam/close-overdue.js';
import { HALF_HOUR, keysOf, letPass, start, submission } from '../testing/attempts.js';
import { paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

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

  it.each([
    ['an attempt that does not exist', { attemptId: randomUUID() }, 404],
    ['an id that is none', { attemptId: 'x' }, 400],
    ['questions that are no list', { questions: 'all' }, 400],
    ['a number for an option', { questions: [{ _id: 'hr-001', selectedOption: 1 }] }, 400],
  ])('POST /api/test/submit refuses %s', async (_, body, expected) => {
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

describe('An attempt that nobody submits', () => {
  it('is closed once by the server from the autosaved answers', async () => {
    const student = await paidStudent(portal);
    const started = await start(student);
    const answers = Object.fromEntries([...(await keysOf(portal, started.attemptId))].slice(0, 7));
    await student.client.put('/api/test/answers', { attemptId: started.attemptId, answers });
    await letPass(portal, started.attemptId, HALF_HOUR + 16);
    await Promise.all([1, 2, 3, 4].map(() => closeOverdue(portal.ports, 100)));
    const result = await portal.ports.results.find(started.attemptId);
    expect(result).toMatchObject({ score: 7, passed: true, timeTaken: HALF_HOUR });
    const closed = await portal.ports.students.findById(student.student.id);
    expect(closed).toMatchObject({ attemptsUsed: 1 });
  });

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
