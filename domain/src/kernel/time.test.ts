import { expect, it } from '@jest/globals';
import { earlierOf, laterOf, secondsAfter, secondsUntil, yearsBefore } from './time.js';

const NOON = new Date('2025-06-02T12:00:00.000Z');

it('counts seconds forwards and back', () => {
  expect(secondsAfter(NOON, 90)).toEqual(new Date('2025-06-02T12:01:30.000Z'));
  expect(secondsAfter(NOON, -15)).toEqual(new Date('2025-06-02T11:59:45.000Z'));
});

it('rounds the seconds until a moment up, and never below 0', () => {
  expect(secondsUntil(NOON, secondsAfter(NOON, 1.001))).toBe(2);
  expect(secondsUntil(NOON, secondsAfter(NOON, 1))).toBe(1);
  expect(secondsUntil(NOON, NOON)).toBe(0);
  expect(secondsUntil(NOON, secondsAfter(NOON, -5))).toBe(0);
});

it('goes back by years of the calendar', () => {
  expect(yearsBefore(NOON, 3)).toEqual(new Date('2022-06-02T12:00:00.000Z'));
  expect(yearsBefore(new Date('2024-02-29T00:00:00.000Z'), 4)).toEqual(new Date('2020-02-29'));
});

it('finds the earlier of two moments, the second if there is no first, and the later', () => {
  const later = secondsAfter(NOON, 1);
  expect([earlierOf(NOON, later), earlierOf(later, NOON)]).toEqual([NOON, NOON]);
  expect(earlierOf(null, later)).toBe(later);
  expect([laterOf(NOON, later), laterOf(later, NOON)]).toEqual([later, later]);
});
