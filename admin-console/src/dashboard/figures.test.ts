import { expect, test } from '@jest/globals';
import { asShare, sumOf } from './figures.js';

test.each([
  [1, 3, '33%'],
  [0, 4, '0%'],
  [4, 4, '100%'],
  [0, 0, '–'],
])('%d of %d is %s', (part, whole, text) => expect(asShare(part, whole)).toBe(text));

test('a sum of nothing is nothing', () => expect(sumOf([], Number)).toBe(0));
