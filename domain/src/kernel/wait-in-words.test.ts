import { expect, it } from '@jest/globals';
import { waitInWords } from './wait-in-words.js';

it.each([
  [0, '1 second'],
  [59.1, '60 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [7199, '120 minutes'],
  [7200, '2 hours'],
  [86_399, '24 hours'],
])('A wait of %d s is written as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
