import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  codeInText,
  digitsOfCode,
  drawCode,
  isCode,
  isLive,
  issueCode,
  resendWait,
  withUse,
  withWrongTry,
} from './verification-code.js';
import { secondsAfter } from '../shared/time.js';
import { aVerificationCode } from '../testing/a-verification-code.js';
import { A_DAY } from '../testing/moments.js';
import { seededRandom } from '../testing/seeded-random.js';

describe('a code field', () => {
  it.each([
    ['123456', '123456'],
    ['12 34-56', '123456'],
    ['12345678', '123456'],
    ['Code: 0 4 2!', '042'],
    ['१२३४५६', ''],
    ['', ''],
  ])('keeps of %p the digits %p', (typed, digits) => {
    expect(digitsOfCode(typed)).toBe(digits);
  });

  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['  123\u00a0456\n', '123456'],
    ['Saral Digital 2026: your code is 123456. It holds for 10 minutes.', '123456'],
    ['Order 1234567, code 654321', '654321'],
    ['1 2 3 4 5 6', '123456'],
    ['12345', '12345'],
    ['no code', ''],
  ])('takes from the pasted text %p the code %p', (pasted, code) => {
    expect(codeInText(pasted)).toBe(code);
  });

  it('holds digits only, six at most, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (typed) => /^[0-9]{0,6}$/.test(digitsOfCode(typed))));
  });

  it('takes exactly six digits as a code', () => {
    const texts = ['000000', '12345', '1234567', '12345a', ' 12345', '123456\n'];
    expect(texts.filter(isCode)).toEqual(['000000']);
  });
});

describe('a code', () => {
  it('is six digits, each as likely as the others', () => {
    const random = seededRandom(3);
    const codes = Array.from({ length: 2000 }, () => drawCode(random));
    expect(codes.every(isCode)).toBe(true);
    for (const digit of '0123456789') {
      const count = codes.join('').split(digit).length - 1;
      expect(Math.abs(count - 1200)).toBeLessThan(150);
    }
  });

  it('starts without a wrong try, and holds for 10 minutes', () => {
    const owner = { studentId: 'x', purpose: 'verify-email', codeHash: 'y' } as const;
    expect(issueCode(owner, null, A_DAY)).toEqual({
      ...owner,
      seriesSince: A_DAY,
      seriesCount: 1,
      createdAt: A_DAY,
      expiresAt: secondsAfter(A_DAY, 600),
      wrongTries: 0,
      usedAt: null,
    });
  });

  it('lives until 10 minutes have passed', () => {
    const code = aVerificationCode();
    expect(isLive(code, secondsAfter(A_DAY, 599.999))).toBe(true);
    expect(isLive(code, secondsAfter(A_DAY, 600))).toBe(false);
  });

  it('lives through four wrong tries, and ends with the fifth', () => {
    const four = aVerificationCode({ wrongTries: 4 });
    expect(isLive(four, A_DAY)).toBe(true);
    expect(isLive(withWrongTry(four), A_DAY)).toBe(false);
  });

  it('ends with its use', () => {
    expect(isLive(withUse(aVerificationCode(), A_DAY), A_DAY)).toBe(false);
  });
});

describe('the wait for another code', () => {
  it.each([
    [0, 60],
    [0.001, 60],
    [59, 1],
    [59.999, 1],
    [60, 0],
    [3600, 0],
  ])('%d s after the last one is %d s', (passed, wait) => {
    expect(resendWait(aVerificationCode(), secondsAfter(A_DAY, passed))).toBe(wait);
  });

  it('lasts from the tenth code until a day after the first', () => {
    const tenth = aVerificationCode({
      createdAt: secondsAfter(A_DAY, 600),
      seriesSince: A_DAY,
      seriesCount: 10,
    });
    expect(resendWait(tenth, secondsAfter(A_DAY, 700))).toBe(24 * 3600 - 700);
    expect(resendWait(tenth, secondsAfter(A_DAY, 24 * 3600))).toBe(0);
  });

  it('counts the codes of a day together, and begins anew after it', () => {
    const owner = { studentId: 'x', purpose: 'reset-password', codeHash: 'y' } as const;
    const first = issueCode(owner, null, A_DAY);
    const second = issueCode(owner, first, secondsAfter(A_DAY, 3600));
    expect(second).toMatchObject({ seriesSince: A_DAY, seriesCount: 2 });
    const nextDay = secondsAfter(A_DAY, 24 * 3600);
    expect(issueCode(owner, second, nextDay)).toMatchObject({
      seriesSince: nextDay,
      seriesCount: 1,
    });
  });

  it('is none before the first code', () => {
    expect(resendWait(null, A_DAY)).toBe(0);
  });
});
