import { describe, expect, it } from '@jest/globals';
import { gatherReads } from './gather-reads.js';

function doubling() {
  const asked: (readonly number[])[] = [];
  const ask = gatherReads((numbers: readonly number[]) => {
    asked.push(numbers);
    return Promise.resolve(numbers.map((number) => number * 2));
  });
  return { ask, asked };
}

describe('What is asked for within one turn', () => {
  it('goes in one question, and each gets its own answer', async () => {
    const { ask, asked } = doubling();
    await expect(Promise.all([ask(1), ask(2), ask(1)])).resolves.toEqual([2, 4, 2]);
    expect(asked).toEqual([[1, 2, 1]]);
  });

  it('is asked anew in the next turn, whatever was answered before', async () => {
    const { ask, asked } = doubling();
    await ask(1);
    await ask(1);
    expect(asked).toEqual([[1], [1]]);
  });

  it('waits for nothing that was asked in an earlier turn', async () => {
    const waiting: ((answers: readonly string[]) => void)[] = [];
    const ask = gatherReads<string, string>(() => new Promise((resolve) => waiting.push(resolve)));
    const first = ask('first');
    await new Promise(setImmediate);
    const second = ask('second');
    await new Promise(setImmediate);
    waiting[1]?.(['to the second']);
    await expect(second).resolves.toBe('to the second');
    waiting[0]?.(['to the first']);
    await expect(first).resolves.toBe('to the first');
  });

  it('goes in several questions if it is very much', async () => {
    const { ask, asked } = doubling();
    const numbers = Array.from({ length: 250 }, (_, at) => at);
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map((number) => number * 2));
    expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
  });

  it('fails together, and what is asked after it does not', async () => {
    let isAway = true;
    const ask = gatherReads((numbers: readonly number[]) =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(numbers),
    );
    const ends = await Promise.allSettled([ask(1), ask(2)]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    await expect(ask(3)).resolves.toBe(3);
  });
});
