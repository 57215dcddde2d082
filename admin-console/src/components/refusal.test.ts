import { expect, it } from '@jest/globals';
import { isFinal } from './refusal.js';

it.each([
  [400, true],
  [403, true],
  [404, true],
  [409, false],
  [503, false],
])('A refusal with %d is final: %p', (status, final) => expect(isFinal({ status })).toBe(final));
