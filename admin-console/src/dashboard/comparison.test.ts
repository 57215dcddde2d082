import { describe, expect, test } from '@jest/globals';
import { changeOf, pointsOf, shareOf } from './comparison.js';

describe('A figure against the one before', () => {
  test.each([
    [56, 50, '+12%, before 50'],
    [25, 50, '-50%, before 50'],
    [0, 50, '-100%, before 50'],
    [50, 50, 'as before'],
    [100_001, 100_000, 'about as before, before 1,00,000'],
    [3, 0, 'none before'],
    [0, 0, 'none before either'],
  ])('A figure of %d after %d is shown as "%s"', (now, before, words) =>
    expect(changeOf(now, before)).toBe(words),
  );

  test('is told in the words of its kind', () =>
    expect(changeOf(2, 1, (figure) => `₹${figure}`)).toBe('+100%, before ₹1'));
});

test.each([
  [0.65, 0.6, '+5 points'],
  [0.6, 0.61, '-1 point'],
  [0.6, 0.6, 'as before'],
  [0.6, null, 'none before'],
])('A share of %d after %d is shown as "%s"', (now, before, words) =>
  expect(pointsOf(now, before)).toBe(words),
);

test('A share of no whole has no comparison', () =>
  expect([shareOf(0, 0), shareOf(1, 4)]).toEqual([null, 0.25]));
