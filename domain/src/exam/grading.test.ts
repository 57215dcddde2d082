import { expect, it } from '@jest/globals';
import { passes, percentage } from './grading.js';

const upTo = (most: number, least = 0): number[] =>
  Array.from({ length: most - least + 1 }, (_, number) => least + number);

it('the verdict agrees with the percentage that is shown, for every score and threshold', () => {
  const wrong = upTo(50, 1).flatMap((total) =>
    upTo(total).flatMap((score) =>
      upTo(100, 1).filter(
        (threshold) => passes(score, total, threshold) !== percentage(score, total) >= threshold,
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

it.each([
  [6, 10, false],
  [7, 10, true],
  [12, 20, false],
  [13, 20, true],
  [0, 10, false],
  [10, 10, true],
])('%d of 10 or more, out of %d, passes 65 %%: %p', (score, total, passed) => {
  expect(passes(score, total, 65)).toBe(passed);
});

it('a percentage is cut to two decimals, never rounded up', () => {
  expect([percentage(2, 3), percentage(1, 3), percentage(7, 10), percentage(29, 46)]).toEqual([
    66.66, 33.33, 70, 63.04,
  ]);
});

it('a test without questions is not passed', () => {
  expect([passes(0, 0, 1), percentage(0, 0)]).toEqual([false, 0]);
});
