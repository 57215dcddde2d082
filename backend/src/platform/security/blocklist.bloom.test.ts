import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bloomBlocklist } from './blocklist.bloom.js';
import { filterOf, isIn } from './bloom-filter.js';

const { isCommon } = bloomBlocklist([]);

describe('The filter of common passwords', () => {
  it.each(['starwars', 'fatal1ty', 'fashion1', 'smokey24', 'SmoKey24'])(
    'The filter of common passwords holds %s',
    (password) => expect(isCommon(password)).toBe(true),
  );

  it('takes at most one in a thousand other passwords for a common one', () => {
    const others = Array.from({ length: 20_000 }, (_, place) => `nobody-has-this-${place}`);
    expect(others.filter(isCommon).length).toBeLessThanOrEqual(20);
  });
});

it('A Bloom filter holds every text that was put in', () =>
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
      const filter = filterOf(texts, 2 * texts.length);
      return texts.every((text) => isIn(filter, text));
    }),
  ));
