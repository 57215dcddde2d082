import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { BatchedStatement } from './batched-statement.js';
import { until } from '../testing/until.js';

const STATEMENT = { name: 'any', text: 'sql' };

type Answer = (rows: readonly { id: string }[] | Error) => void;

/** A database that answers when the test says so, and remembers what it was asked. */
function slowDatabase() {
  const asked: (readonly string[])[] = [];
  const answers: Answer[] = [];
  const query = ({ values: [ids] }: { readonly values: [readonly string[]] }) => {
    asked.push(ids);
    return new Promise((resolve, reject) => {
      answers.push((outcome) =>
        outcome instanceof Error ? reject(outcome) : resolve({ rows: outcome }),
      );
    });
  };
  const manager = { dataSource: { driver: { master: { query } } } };
  return { dataSource: { manager } as unknown as DataSource, asked, answers };
}

const untilAsked = (asked: readonly unknown[], times: number) =>
  until(() => Promise.resolve(asked.length === times));

describe('A batched statement', () => {
  const row = (id: string) => ({ id });

  it('serves one at once, and together all who ask while it runs', async () => {
    const { dataSource, asked, answers } = slowDatabase();
    const statement = new BatchedStatement(STATEMENT);
    const [a, b, c] = ['a', 'b', 'c'].map((id) => statement.run(dataSource, id));
    await untilAsked(asked, 1);
    expect(asked).toEqual([['a']]);
    answers[0]!([row('a')]);
    expect(await a).toEqual(row('a'));
    await untilAsked(asked, 2);
    expect(asked).toEqual([['a'], ['b', 'c']]);
    answers[1]!([row('c')]);
    expect(await Promise.all([b, c])).toEqual([undefined, row('c')]);
  });

  it('gives a row to one of two who ask for it', async () => {
    const { dataSource, asked, answers } = slowDatabase();
    const statement = new BatchedStatement(STATEMENT);
    const [other, ...both] = ['x', 'a', 'a'].map((id) => statement.run(dataSource, id));
    await untilAsked(asked, 1);
    answers[0]!([]);
    await other;
    await untilAsked(asked, 2);
    answers[1]!([row('a')]);
    expect(await Promise.all(both)).toEqual([row('a'), undefined]);
  });

  it('fails those of one run, and serves the next', async () => {
    const { dataSource, asked, answers } = slowDatabase();
    const statement = new BatchedStatement(STATEMENT);
    const [a, b] = ['a', 'b'].map((id) => statement.run(dataSource, id));
    await untilAsked(asked, 1);
    answers[0]!(new Error('away'));
    await expect(a).rejects.toThrow('away');
    await untilAsked(asked, 2);
    answers[1]!([row('b')]);
    expect(await b).toEqual(row('b'));
  });
});
