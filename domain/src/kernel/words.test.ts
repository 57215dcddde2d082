import { describe, expect, it } from '@jest/globals';
import { wordFor } from './words.js';

describe('The words for a code', () => {
  const words = { 'in-review': 'Under review' };

  it('are those that are written down', () => {
    expect(wordFor(words, 'in-review')).toBe('Under review');
  });

  it.each([
    ['-payment-came_late.once', 'Payment came late once'],
    ['toString', 'ToString'],
    ['', ''],
  ])('are its own for "%s", which nobody knows', (code, told) => {
    expect(wordFor(words, code)).toBe(told);
  });
});
