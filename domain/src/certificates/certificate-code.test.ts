import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../testing/seeded-random.js';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  drawCode,
  foreignSigns,
  printedCode,
  readCode,
} from './certificate-code.js';

describe('The code of a certificate', () => {
  it('has no signs that look alike, and no vowels', () => {
    for (const sign of '0O1IL2Z5SBGUAE') expect(CODE_ALPHABET).not.toContain(sign);
    expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  });

  it('is read back however it is written', () => {
    const written = (code: string) => [code, printedCode(code), code.toLowerCase(), ` ${code} `];
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const code = drawCode(seededRandom(seed));
        expect(code).toHaveLength(CODE_LENGTH);
        for (const text of written(code)) expect(readCode(text)).toBe(code);
      }),
    );
  });

  it('uses every sign about as often as any other', () => {
    const random = seededRandom(7);
    const counts = new Map<string, number>();
    for (let turn = 0; turn < 4_400; turn++) {
      for (const sign of drawCode(random)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    const expected = (4_400 * CODE_LENGTH) / CODE_ALPHABET.length;
    expect(counts.size).toBe(CODE_ALPHABET.length);
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(250);
  });

  it.each(['', 'ABCD', '346789CD3', '346789C0', '३४६७८९CD', '346789CD\u0000'])(
    'is none of %j',
    (typed) => {
      expect(readCode(typed)).toBeNull();
    },
  );
});

describe('What was typed as a code', () => {
  it.each([
    ['3478-CDFH', []],
    ['3478 cdoo', ['O']],
    ['a478-cdf0', ['A', '0']],
  ])('in %s has these signs of no code: %p', (typed, signs) => {
    expect(foreignSigns(typed)).toEqual(signs);
  });

  it('may have no sign twice among those of no code', () => {
    const signs = foreignSigns('0123456789 ABCDEFGHIJKLM-NOPQRSTUVWXYZ 00');
    expect(signs.join('')).toBe('0125ABEGILOSUZ');
  });
});
