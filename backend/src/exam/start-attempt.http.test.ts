import { describe, expect, it } from '@jest/globals';
import { HALF_HOUR, letPass, start } from '../testing/attempts.js';
import { paidStudent, setPolicy, signedInStudent } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

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
    expect(JSON.stringify(started)).not.toMatch(/"(correct\w*|isCorrect|explanation)":/);
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

describe('The version of the figures that a page showed', () => {
  const ask = (client: TestClient, version: number | string) =>
    client.get(`/api/test/questions?domain=hr&termsVersion=${version}`);

  it('is refused if others are in force, and then no test is open', async () => {
    const student = await paidStudent(portal);
    expect(await ask(student.client, 7)).toMatchObject({
      status: 409,
      body: {
        code: 'test_terms_changed',
        message: 'What holds for the test has changed. Please read it again, then start.',
      },
    });
    const { body } = await student.client.get('/api/me/journey');
    expect(body).toMatchObject({ next: 'start', openTest: null });
    expect(await ask(student.client, 0)).toMatchObject({ status: 200 });
    expect(await ask(student.client, 7)).toMatchObject({ status: 200 });
  });

  it('is refused as termsVersion if it is not a number', async () => {
    const { client } = await paidStudent(portal);
    expect(await ask(client, 'x')).toMatchObject({
      status: 400,
      body: { fields: { termsVersion: expect.any(String) as unknown } },
    });
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

  it('tells the seconds that are left, and all that is saved', async () => {
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

  it('refuses a closed test', async () => {
    const student = await paidStudent(portal);
    const { attemptId } = await start(student);
    await student.client.post('/api/test/submit', { attemptId });
    const { status } = await student.client.put('/api/test/answers', { attemptId, answers: {} });
    expect(status).toBe(409);
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
