import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../testing/seeded-random.js';
import { shuffled } from './sources.js';

it('shuffles into the same items, and leaves the list as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items];
      const after = shuffled(items, seededRandom(seed));
      expect([...after].sort()).toStrictEqual([...before].sort());
      expect(items).toEqual(before);
    }),
  );
});

it('gives the numbers of a seed again in every release, since seeds are stored', () => {
  const random = seededRandom(7);
  const numbers = Array.from({ length: 5 }, () => random.int(1000));
  expect(numbers).toEqual([11, 61, 976, 699, 521]);
});

it('gives every order the same chance', () => {
  const random = seededRandom(7);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 6000; draw++) {
    const order = shuffled(['x', 'y', 'z'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
