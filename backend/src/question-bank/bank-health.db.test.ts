import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../app/data-source.js';
import { seedAnswers } from '../testing/seed-answers.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { healthIn, stockOf } from './bank-health.js';
import { loadBank } from './load-bank.js';

let database: TestDatabase;
let dataSource: DataSource;

/** Ten answers a result: 100,000 in all. */
const RESULTS = 10_000;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await newDataSource(database.url).initialize();
  await loadBank(dataSource);
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

type Served = {
  readonly questions: readonly {
    readonly id: string;
    readonly options: Readonly<Record<string, string>>;
    readonly correctOption: string;
  }[];
  readonly answers: Readonly<Record<string, string | null>>;
};

/** The correlation by its definition, from every single answer. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [meanX, meanY] = [mean(([x]) => x), mean(([, y]) => y)];
  const covariance = mean(([x, y]) => (x - meanX) * (y - meanY));
  const spread = mean(([x]) => (x - meanX) ** 2) * mean(([, y]) => (y - meanY) ** 2);
  return covariance / Math.sqrt(spread);
}

describe('The health of the bank', () => {
  it('of 100,000 answers is as counted one by one', async () => {
    await seedAnswers(dataSource, RESULTS);
    const health = await healthIn(dataSource, 'hr');
    expect(health.reduce((sum, { shown }) => sum + shown, 0)).toBe(RESULTS * 10);
    const attempts = await dataSource.query<Served[]>('SELECT questions, answers FROM attempts');
    const item = health[3]!;
    const pairs: [number, number][] = [];
    const chosen = new Map<string | undefined, number>();
    for (const { questions, answers } of attempts) {
      const own = questions.find(({ id }) => id === item.id);
      if (!own) continue;
      const rights = questions.map((one) => Number(answers[one.id] === one.correctOption));
      const isRight = Number(answers[item.id] === own.correctOption);
      pairs.push([isRight, rights.reduce((sum, right) => sum + right, 0) - isRight]);
      const text = own.options[answers[item.id] ?? ''];
      chosen.set(text, (chosen.get(text) ?? 0) + 1);
    }
    const [kept] = await dataSource.query<[{ options: Record<string, string> }]>(
      'SELECT options FROM questions WHERE id = $1',
      [item.id],
    );
    expect(item.shown).toBe(pairs.length);
    expect(item.correct).toBeCloseTo(
      pairs.reduce((sum, [right]) => sum + right, 0) / pairs.length,
      12,
    );
    expect(item.discrimination).toBeCloseTo(correlation(pairs), 10);
    for (const key of ['a', 'b', 'c', 'd'] as const) {
      expect(item.chosen[key]).toBe(chosen.get(kept.options[key]) ?? 0);
    }
    expect(item.unanswered).toBe(chosen.get(undefined));
  }, 120_000);

  it('tells versions apart', async () => {
    const [first] = await healthIn(dataSource, 'hr');
    await dataSource.query(
      `UPDATE questions SET version = 2, question = 'Changed?' WHERE id = $1`,
      [first!.id],
    );
    const versions = (await healthIn(dataSource, 'hr')).filter(({ id }) => id === first!.id);
    expect(versions).toMatchObject([
      { version: 2, shown: 0, correct: null, isLatest: true, hasTooFew: true },
      { version: 1, shown: first!.shown, question: first!.question, isLatest: false },
    ]);
  }, 120_000);

  it('counts what is live, and what is left after each attempt', async () => {
    const [{ count }] = await dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int FROM questions WHERE domain = 'devops' AND live`,
    );
    const before = (await stockOf(dataSource, DEFAULT_POLICY)).find(
      ({ domain }) => domain === 'devops',
    );
    expect(before).toMatchObject({ live: count });
    expect(before?.unseen).toEqual([0, 10, 20, 30, 40, 50].map((had) => count - had));
    await dataSource.query(`UPDATE questions SET live = false WHERE domain = 'devops'`);
    const after = await stockOf(dataSource, DEFAULT_POLICY);
    expect(after.find(({ domain }) => domain === 'devops')).toMatchObject({
      live: 0,
      counts: [],
      unseen: [0, 0, 0, 0, 0, 0],
    });
  });
});
