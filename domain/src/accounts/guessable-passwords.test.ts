import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isMadeOfWords, isRepeated, isSequence, wordsIn } from './guessable-passwords.js';

describe('A password made of known words', () => {
  it.each([
    ['Asha2026!', ['Asha Rao']],
    ['rao.asha.99', ['Asha Rao']],
    ['asharao@123', ['Asha Rao']],
    ['@sh@2026', ['Asha']],
    ['priya98_98', ['priya98@example.com']],
    ['SaralDigital@2026', ['Saral Digital']],
    ['s4r4l-d1g1t4l', ['Saral Digital']],
    ['internship26', []],
    ['Student#portal1', []],
    ['आशा-२०२६', ['आशा राव']],
  ])('is seen in %s', (password, known) => {
    expect(isMadeOfWords(password, known)).toBe(true);
  });

  it.each([
    ['Asha likes green tea', ['Asha Rao']],
    ['an admin password', []],
    ['om-x7y!k2pq', ['Om']],
    ['x7y!k2pq', ['Asha Rao', 'asha@example.com']],
    ['green-tea-42', ['', '@', ' ']],
  ])('is not seen in %s', (password, known) => {
    expect(isMadeOfWords(password, known)).toBe(false);
  });

  it('is looked for by the words of an address up to its @', () => {
    expect(wordsIn('priya.sharma98@example.com')).toEqual(['priyasharma98', 'priya', 'sharma98']);
  });
});

describe('A password that repeats itself', () => {
  it.each(['abababab', 'asha7asha7', 'x7y!x7y!x7', '12121212'])('is seen in %s', (password) => {
    expect(isRepeated(password)).toBe(true);
  });

  it('is not seen in eight characters that come twice', () => {
    expect(isRepeated('x7y!k2pqx7y!k2pq')).toBe(false);
  });

  it('is seen in every short text that comes at least twice', () => {
    const unit = fc.string({ minLength: 1, maxLength: 7, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(unit, fc.integer({ min: 2, max: 9 }), (text, times) =>
        isRepeated(text.repeat(times)),
      ),
    );
  });
});

describe('A password that is a sequence', () => {
  it.each([
    '23456789',
    'hgfedcba',
    'qwertyuiop',
    'asdfg12345',
    '1qaz2wsx3edc',
    'abcd1234',
    'lkjhg!6789',
  ])('is seen in %s', (password) => {
    expect(isSequence(password)).toBe(true);
  });

  it.each(['x7y!k2pq', 'green-tea-42', '31419265', 'correct horse battery'])(
    'is not seen in %s',
    (password) => {
      expect(isSequence(password)).toBe(false);
    },
  );
});
