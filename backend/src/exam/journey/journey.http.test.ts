import { describe, expect, it } from '@jest/globals';
import { HALF_HOUR, letPass, pass, start, submission } from '../../testing/attempts.js';
import { paidStudent, signedInStudent, type SignedIn } from '../../testing/students.js';
import { portalOfFile } from '../../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const journeyOf = async ({ client }: SignedIn) =>
  (await client.get('/api/me/journey')).body as Record<string, unknown>;

describe('GET /api/me/journey', () => {
  it('leads an unpaid student to the payment, and says nothing of anybody', async () => {
    const journey = await journeyOf(await signedInStudent(portal));
    expect(journey).toEqual({
      success: true,
      next: 'pay',
      isVerified: true,
      payment: 'unpaid',
      attemptsUsed: 0,
      totalAttempts: 5,
      attemptsLeft: 5,
      openTest: null,
      results: [],
      best: [],
    });
  });

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
      'answered',
      'attemptId',
      'deadline',
      'domain',
      'questionCount',
      'remainingSeconds',
      'startedOn',
    ]);
  });

  it('tells the results from the newest to the oldest, and the best of each domain', async () => {
    const student = await paidStudent(portal);
    const good = await pass(portal, student, 'hr');
    const bad = await start(student, 'hr');
    await student.client.post('/api/test/submit', submission(bad, []));
    const summary = { domain: 'hr', totalQuestions: 10 };
    const passed = { ...summary, _id: good.attemptId, score: 10, percentage: 100, passed: true };
    const failed = { ...summary, _id: bad.attemptId, score: 0, percentage: 0, passed: false };
    expect(await journeyOf(student)).toMatchObject({
      next: 'see-result',
      attemptsUsed: 2,
      attemptsLeft: 3,
      results: [failed, passed],
      best: [passed],
    });
  });

  it('has nothing left to start or to pay after the last attempt', async () => {
    const student = await paidStudent(portal, { attemptsUsed: 4 });
    const last = await start(student);
    await letPass(portal, last.attemptId, HALF_HOUR + 20);
    expect(await journeyOf(student)).toMatchObject({ next: 'finished', attemptsLeft: 0 });
  });

  it('shows a student the own journey only', async () => {
    const [one, other] = [await paidStudent(portal), await paidStudent(portal)];
    await start(one);
    expect(await journeyOf(other)).toMatchObject({ next: 'start', openTest: null });
  });
});
