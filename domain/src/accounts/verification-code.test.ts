import fc from 'fast-check';
import { secondsAfter } from '../kernel/time.js';
import { A_REQUESTER, A_STRANGER, aPendingForm, aVerificationCode } from '../testing/a-student.js';
import { A_DAY } from '../testing/moments.js';
import { seededRandom } from '../testing/seeded-random.js';
import type { Requester } from './requester.js';
import {
  codesToTry,
  codeInText,
  digitsOfCode,
  drawCode,
  isCode,
  isReplacedBy,
  issueCode,
  requesterWait,
  resendWait,
  withUse,
  withWrongTry,
  type VerificationCode,
} from './verification-code.js';

const triedBy = (requester: Requester, codes: readonly VerificationCode[], now = A_DAY) =>
  codesToTry(codes, requester, now).codes;

describe('a code field', () => {
  it.each([
    ['123456', '123456'],
    ['12 34-56', '123456'],
    ['12345678', '123456'],
    ['Code: 0 4 2!', '042'],
    ['१२३४५६', ''],
    ['', ''],
  ])('keeps of %p the digits %p', (typed, digits) => expect(digitsOfCode(typed)).toBe(digits));

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
  ])('takes from the pasted text %p the code %p', (pasted, code) =>
    expect(codeInText(pasted)).toBe(code),
  );

  it('holds digits only, six at most, whatever is typed', () =>
    fc.assert(fc.property(fc.string(), (typed) => /^[0-9]{0,6}$/.test(digitsOfCode(typed)))));

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
      expect(Math.abs(codes.join('').split(digit).length - 1 - 1200)).toBeLessThan(150);
    }
  });

  it('starts without a wrong try, and holds for 10 minutes', () => {
    const parts = {
      id: 'w',
      studentId: 'x',
      purpose: 'verify-email',
      codeHash: 'y',
      requester: A_REQUESTER,
      form: null,
    } as const;
    expect(issueCode(parts, A_DAY)).toEqual({
      ...parts,
      createdAt: A_DAY,
      expiresAt: secondsAfter(A_DAY, 600),
      wrongTries: 0,
      strayTries: 0,
      usedAt: null,
    });
  });

  it('may be tried until 10 minutes have passed', () => {
    const code = aVerificationCode();
    expect(triedBy(A_REQUESTER, [code], secondsAfter(A_DAY, 599.999))).toEqual([code]);
    expect(triedBy(A_REQUESTER, [code], secondsAfter(A_DAY, 600))).toEqual([]);
  });

  it.each([
    ['whoever asked for it', A_REQUESTER, true],
    ['somebody else', A_STRANGER, false],
  ])('may be tried five times by %s, whatever others tried', (_, requester, isOwn) => {
    let code = aVerificationCode(isOwn ? { strayTries: 9 } : { wrongTries: 9 });
    for (let tries = 0; tries < 5; tries++) {
      expect(triedBy(requester, [code])).toEqual([code]);
      code = withWrongTry(code, isOwn);
    }
    expect(triedBy(requester, [code])).toEqual([]);
  });

  it('may not be tried once it was used', () =>
    expect(triedBy(A_REQUESTER, [withUse(aVerificationCode(), A_DAY)])).toEqual([]));
});

describe('of several codes', () => {
  const own = aVerificationCode({ form: aPendingForm() });
  const foreign = aVerificationCode({ form: aPendingForm(), requester: A_STRANGER });
  const network = A_REQUESTER.network;

  it.each([
    ['a browser tries those that it asked for', A_REQUESTER, [own]],
    ['nothing is tried in the network of one without its cookie', { browser: null, network }, []],
    ['a browser of the network that asked for none tries nothing', { browser: 'new', network }, []],
    ['the network of one does not help another browser', { ...A_STRANGER, network }, [foreign]],
    ['nothing is tried elsewhere', { browser: null, network: 'elsewhere' }, []],
  ])('Of the codes of several sign-ups, %s', (_, requester, tried) =>
    expect(triedBy(requester, [own, foreign])).toEqual(tried),
  );

  it('a browser without the cookie tries none that were asked for without one elsewhere', () => {
    const nowhere = aVerificationCode({ requester: { browser: null, network: 'nowhere' } });
    const codes = [
      { ...nowhere, form: own.form },
      { ...nowhere, form: foreign.form },
    ];
    expect(triedBy({ browser: null, network: 'elsewhere' }, codes)).toEqual([]);
  });

  it('a later one for the same sign-up voids those that were not used', () => {
    expect(isReplacedBy(own, own.form)).toBe(true);
    expect(isReplacedBy(aVerificationCode(), null)).toBe(true);
    expect(isReplacedBy(own, foreign.form)).toBe(false);
    expect(isReplacedBy(own, null)).toBe(false);
    expect(isReplacedBy(withUse(own, A_DAY), own.form)).toBe(false);
  });

  it('for several sign-ups of one browser all are tried elsewhere', () => {
    const again = aVerificationCode({ form: aPendingForm() });
    expect(triedBy({ browser: null, network: 'elsewhere' }, [own, again])).toEqual([own, again]);
  });

  it('a neighbour in the network uses up no try of the browser that asked', () => {
    const neighbour = { browser: 'of a neighbour', network };
    let code = own;
    for (let tries = 0; tries < 5; tries++) {
      const { codes, areOwn } = codesToTry([code], neighbour, A_DAY);
      expect(codes).toEqual([code]);
      code = withWrongTry(code, areOwn);
    }
    expect(triedBy(neighbour, [code])).toEqual([]);
    expect(triedBy(A_REQUESTER, [code])).toEqual([code]);
  });

  it('From another browser, all codes of one sign-up are tried', () => {
    const again = aVerificationCode({ form: own.form, requester: A_STRANGER });
    expect(triedBy({ browser: null, network: 'elsewhere' }, [own, again])).toEqual([own, again]);
  });

  it('an expired sign-up still tells that there are several', () => {
    const expired = { ...foreign, expiresAt: A_DAY };
    expect(triedBy({ browser: null, network: 'elsewhere' }, [own, expired])).toEqual([]);
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
  ])('%d s after the last one is %d s', (passed, wait) =>
    expect(resendWait([aVerificationCode()], secondsAfter(A_DAY, passed))).toBe(wait),
  );

  it('lasts from the tenth code until a day after the first', () => {
    const ten = Array.from({ length: 10 }, (_, at) =>
      aVerificationCode({ createdAt: secondsAfter(A_DAY, at * 60) }),
    );
    expect(resendWait(ten, secondsAfter(A_DAY, 700))).toBe(24 * 3600 - 700);
    expect(resendWait(ten, secondsAfter(A_DAY, 24 * 3600))).toBe(0);
    expect(resendWait(ten.slice(1), secondsAfter(A_DAY, 700))).toBe(0);
  });

  it('is a minute at most for a browser after ten codes that a neighbour in its network asked for', () => {
    const ten = Array.from({ length: 10 }, (_, at) =>
      aVerificationCode({ createdAt: secondsAfter(A_DAY, at * 60) }),
    );
    const neighbour = { ...A_REQUESTER, browser: 'of a neighbour' };
    expect(requesterWait(ten, neighbour, secondsAfter(A_DAY, 560))).toBe(40);
    expect(requesterWait(ten, neighbour, secondsAfter(A_DAY, 600))).toBe(0);
    expect(requesterWait(ten, A_REQUESTER, secondsAfter(A_DAY, 600))).toBe(24 * 3600 - 600);
  });

  it('counts of more than ten codes the last ten', () => {
    const twelve = Array.from({ length: 12 }, (_, at) =>
      aVerificationCode({ createdAt: secondsAfter(A_DAY, at * 60) }),
    );
    expect(resendWait(twelve, secondsAfter(A_DAY, 700))).toBe(24 * 3600 + 120 - 700);
    expect(resendWait(twelve.toReversed(), secondsAfter(A_DAY, 700))).toBe(24 * 3600 + 120 - 700);
  });

  it('counts no code that is a day old', () => {
    const day = 24 * 3600;
    const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, day - 30].map((at) =>
      aVerificationCode({ createdAt: secondsAfter(A_DAY, at) }),
    );
    expect(resendWait(ten, secondsAfter(A_DAY, day - 1))).toBe(1);
    expect(resendWait(ten, secondsAfter(A_DAY, day))).toBe(30);
  });

  it('is none before the first code', () => expect(resendWait([], A_DAY)).toBe(0));
});
