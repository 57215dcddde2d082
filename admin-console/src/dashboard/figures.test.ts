import { expect, test } from '@jest/globals';
import { asDay, asNumber, asShare, sumOf } from './figures.js';

test('numbers are grouped as in India', () => expect(asNumber(1234567)).toBe('12,34,567'));

test.each([
  [1, 3, '33%'],
  [0, 4, '0%'],
  [4, 4, '100%'],
  [0, 0, '–'],
])('%d of %d is %s', (part, whole, text) => expect(asShare(part, whole)).toBe(text));

test('a day is that day wherever it is read', () => expect(asDay('2026-11-01')).toBe('1 Nov'));

test('a sum of nothing is nothing', () => expect(sumOf([], Number)).toBe(0));
