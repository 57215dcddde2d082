import { expect, test } from '@jest/globals';
import { lateChoicesFrom, missingIn } from './late-choices.js';

const GRADED = [
  { _id: 'q1', selectedOption: 'a' },
  { _id: 'q2', selectedOption: null },
  { _id: 'q3', selectedOption: 'b' },
];

test('A choice that was not graded is named by its number and letter', () => {
  expect(missingIn({ choices: { q1: 'a', q2: 'c', q3: 'd', other: 'a' } }, GRADED)).toEqual([
    { number: 2, letter: 'C' },
    { number: 3, letter: 'D' },
  ]);
  expect(missingIn(null, GRADED)).toEqual([]);
});

test('A time is sent only for the option that is chosen now', () => {
  const time = (option: string) => JSON.stringify({ option, secondsSinceReply: 5 });
  const made = { q1: time('a'), q2: time('b'), q3: '[' };
  expect(lateChoicesFrom({ q1: 'a', q2: 'c', q3: 'd' }, made)).toEqual({
    choices: { q1: 'a', q2: 'c', q3: 'd' },
    secondsSinceReply: { q1: 5 },
  });
});

test('Where all was sent there is nothing late', () =>
  expect(lateChoicesFrom({}, { q1: '{}' })).toBeNull());
