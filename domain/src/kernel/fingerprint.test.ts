import { expect, test } from '@jest/globals';
import { fingerprint } from './fingerprint.js';

test.each([
  ['ab', 'ae3f241b15536114'],
  ['ba', '4c907881398c7d84'],
  ['n18', '0062f12c7f4272c1'],
])('the fingerprint of %s is %s', (text, print) => {
  expect(fingerprint(text)).toBe(print);
});
