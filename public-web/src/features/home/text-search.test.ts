import { expect, it } from '@jest/globals';
import { holdsText } from './text-search.js';

it.each([
  ['REFUND', ['No refund'], true],
  ['  fee ', ['Of the fee'], true],
  ['', ['Anything'], true],
  ['code', ['A question', 'The code is valid for 10 minutes'], true],
  ['nothing', ['A question', 'An answer'], false],
])('A search for %j in %j finds it: %s', (typed, texts, found) => {
  expect(holdsText(typed, ...texts)).toBe(found);
});
