import { describe, expect, it } from '@jest/globals';
import { HALF_HOUR, letPass, start } from '../testing/attempts.js';
import { paidStudent } from '../testing/students.js';
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

  it.each(['', '?domain=', '?domain=cooking', '?domain=hr&domain=devops'])(
    'refuses "%s" for want of a domain',
    async (query) => {
      const { client } = await paidStudent(portal);
      const { status } = await client.get(`/api/test/questions${query}`);
      expect(status).toBe(400);
    },
  );
});

describe('The version of the figures that a page showed', () => {
  const ask = (client: TestClient, version: number | string) =>
    client.get(`/api/test/questions?domain=hr&termsVersion=${version}`);

  it('is refused as termsVersion if it is not a number', async () => {
    const { client } = await paidStudent(portal);
    expect(await ask(client, 'x')).toMatchObject({
      status: 400,
      body: { fields: { termsVersion: expect.any(String) as unknown } },
    });
  });
});

describe('PUT /api/test/answers', () => {
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
});
