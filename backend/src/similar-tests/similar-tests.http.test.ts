import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OptionKey } from '@portal/domain/question-bank/options.js';
import { RETENTION } from '@portal/domain/settings/retention.js';
import { compareSubmittedTests } from '@portal/domain/similar-tests/compare-submitted-tests.js';
import { aClosedAttempt } from '@portal/domain/testing/a-closed-attempt.js';
import { questionsOf } from '@portal/domain/testing/a-question.js';
import { submitted } from '@portal/domain/testing/an-attempt.js';
import { givenAttempt } from '@portal/domain/testing/contracts/givens.js';
import { seededRandom } from '@portal/domain/testing/seeded-random.js';
import { purgeExpired } from '../app/purge.pg.js';
import { NOW } from '../platform/database/now.sql.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';

const BANK = questionsOf('hr', 60);
const WRONG = ['a', 'a', 'c', 'c', 'd'] as const;

let content: TestClient;
let one: SignedIn;
let other: SignedIn;
const results = { one: '', other: '' };

/** A test that a student has just submitted. */
async function sit(from: number, answerTo: (at: number) => OptionKey, studentId?: string) {
  const questions = BANK.slice(from, from + 10);
  const startedAt = new Date(Date.now() - 20 * 60_000);
  const parts = { domain: 'hr', startedAt, questions } as const;
  const { unitOfWork } = portal.ports;
  const open = await givenAttempt(unitOfWork, studentId ? { ...parts, studentId } : parts);
  const answers = Object.fromEntries(questions.map(({ id }, at) => [id, answerTo(at)] as const));
  const ending = aClosedAttempt(submitted(open, { answers }));
  await unitOfWork.run((tx) => tx.attempts.close(ending));
  return ending.result.id;
}

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

beforeAll(async () => {
  content = portal.client.as(await adminTokenOf(portal, 'content'));
  [one, other] = [await paidStudent(portal), await paidStudent(portal)];
  const random = seededRandom(11);
  const alone = (): OptionKey => (random.int(10) < 3 ? WRONG[random.int(WRONG.length)]! : 'b');
  for (let student = 0; student < 40; student += 1) await sit(random.int(50), alone);
  const copied = (at: number): OptionKey => (at < 7 ? 'd' : 'b');
  results.one = await sit(20, copied, one.student.id);
  results.other = await sit(20, copied, other.student.id);
  // As by two workers of which each takes itself for the only one.
  await Promise.all([compareSubmittedTests(portal.ports), compareSubmittedTests(portal.ports)]);
});

type Pair = {
  readonly id: string;
  readonly questions: readonly { readonly isSame: boolean; readonly first: object }[];
};

const listed = async () => (await content.get('/api/admin/similar-tests')).body as Pair[];

describe('Similar tests', () => {
  it('are listed once, with both tests, for those of the content', async () => {
    const [firstId, secondId] = [results.one, results.other].sort();
    const names = {
      firstName: expect.any(String),
      secondName: expect.any(String),
    };
    expect(await listed()).toEqual([
      expect.objectContaining({ firstId, secondId, ...names, domain: 'hr', same: 7, shared: 10 }),
    ]);
  });

  it('show what both were asked side by side, and what of it is the same', async () => {
    const [pair] = await listed();
    const { body } = await content.get(`/api/admin/similar-tests/${pair!.id}`);
    const { questions } = body as Pair;
    expect(questions.map(({ isSame }) => isSame)).toEqual(
      Array.from({ length: 10 }, (_, at) => at < 7),
    );
    expect(questions[0]).toMatchObject({
      first: { question: BANK[20]!.question, chosen: 'The mode', isCorrect: false },
      second: { chosen: 'The mode', isCorrect: false },
      right: 'The variance',
    });
    const seen = await portal.dataSource.query<object[]>(
      "SELECT FROM audit_entries WHERE action = 'view' AND subject = 'similar-tests'",
    );
    expect(seen).toHaveLength(1);
  });

  it('stand in the own file of either student, without the other one', async () => {
    const path = `/api/user/${encodeURIComponent(one.student.email)}/export`;
    const { body } = await one.client.get(path);
    const { similarTests } = body as { similarTests: readonly object[] };
    expect(similarTests).toEqual([
      {
        ...{ resultId: results.one, sameWrongAnswers: 7, sharedQuestions: 10 },
        ...{ chance: expect.any(Number), foundAt: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(results.other);
  });

  it('are told to no student', async () => {
    const { status } = await one.client.get('/api/admin/similar-tests');
    expect(status).toBe(403);
    const { body } = await one.client.get(`/api/test-results/${results.one}`);
    expect(JSON.stringify(body)).not.toMatch(/similar|chance/i);
  });

  it('change no score', async () => {
    const scores = await portal.dataSource.query<{ score: number; revision: number }[]>(
      'SELECT score, revision FROM results WHERE id = ANY($1)',
      [[results.one, results.other]],
    );
    expect(scores).toEqual([
      { score: 3, revision: 0 },
      { score: 3, revision: 0 },
    ]);
  });

  it('are forgotten after their time, not a day sooner', async () => {
    const age = (days: number) =>
      portal.dataSource.query(
        `UPDATE similar_tests SET found_at = ${NOW} - make_interval(days => $1)`,
        [days],
      );
    await age(RETENTION.similarTestDays - 1);
    expect(await purgeExpired(portal.dataSource)).toMatchObject({ similar_tests: 0 });
    await age(RETENTION.similarTestDays + 1);
    expect(await purgeExpired(portal.dataSource)).toMatchObject({ similar_tests: 1 });
    expect(await listed()).toEqual([]);
  });
});
