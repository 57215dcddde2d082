import fc from 'fast-check';
import { secondsAfter } from '../kernel/time.js';
import { aCertificate } from '../testing/a-certificate.js';
import { aResult } from '../testing/an-attempt.js';
import { A_DAY } from '../testing/moments.js';
import {
  bestOf,
  type Certificate,
  effectOf,
  reissued,
  revoked,
  shownState,
  underGrading,
  withdrawn,
} from './certificate.js';
import { CertificateStands } from './errors.js';
import { seededRandom } from '../testing/seeded-random.js';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  drawCode,
  foreignSigns,
  printedCode,
  readCode,
} from './certificate-code.js';

const LATER = secondsAfter(A_DAY, 60);
const passed = aResult({ passed: true, score: 2, percentage: 100, attemptsUsed: 3 });
const failed = { ...passed, passed: false, score: 1, percentage: 50 };

describe('A certificate', () => {
  it('says what was tested and what was reached', () => {
    const questions = ['HTML', 'CSS', 'HTML', ''].map((category) => ({ category }));
    expect(underGrading(aCertificate(), { ...passed, questions }, LATER).facts).toEqual({
      score: 2,
      totalQuestions: 2,
      percentage: 100,
      passPercent: 65,
      ...{ minutes: 30, taken: { supervised: false }, tryNumber: 3 },
      categories: [
        { category: 'HTML', questions: 2 },
        { category: 'CSS', questions: 1 },
      ],
    });
  });

  it.each([
    ['one whose result no longer passes', revoked(aCertificate(), 'regraded', A_DAY)],
    ['one whose account is erased', withdrawn(aCertificate(), A_DAY)],
  ])('is not printed anew: %s', (_, certificate) =>
    expect(() => reissued(certificate, 'Asha', LATER)).toThrow(CertificateStands),
  );
});

describe('A certificate whose result is graded anew', () => {
  it('has the new figures while it passes', () => {
    const certificate = aCertificate({ studentId: passed.studentId });
    const next = underGrading(certificate, { ...passed, percentage: 70 }, LATER);
    expect(next).toMatchObject({ state: 'valid', stateAt: certificate.stateAt });
    expect(next.facts!.percentage).toBe(70);
  });

  it('is revoked on a fail, and valid again on a pass', () => {
    const gone = underGrading(aCertificate(), failed, LATER);
    expect(gone).toMatchObject({ state: 'revoked', cause: 'regraded', stateAt: LATER });
    expect(underGrading(gone, failed, LATER)).toEqual(gone);
    expect(underGrading(gone, passed, LATER)).toMatchObject({ state: 'valid', cause: null });
  });

  it.each(['misconduct', 'mistake', 'refunded'] as const)('stays revoked for %s', (cause) => {
    const gone = revoked(aCertificate(), cause, A_DAY);
    expect(underGrading(gone, passed, LATER).state).toBe('revoked');
    expect(underGrading(gone, failed, LATER).cause).toBe(cause);
  });
});

describe('A regrading', () => {
  const valid = underGrading(aCertificate(), passed, A_DAY);
  it.each([
    ['issues', null, passed, 'issued'],
    ['does nothing without', null, failed, null],
    ['revokes', valid, failed, 'revoked'],
    ['restores', revoked(valid, 'regraded', A_DAY), passed, 'restored'],
    ['leaves as it is', valid, passed, null],
    ['changes the score of', valid, { ...passed, score: 1 }, 'changed'],
    ['changes the questions of', valid, { ...passed, totalQuestions: 3 }, 'changed'],
    ['changes the percentage of', valid, { ...passed, percentage: 70 }, 'changed'],
    ['leaves withdrawn', withdrawn(valid, A_DAY), passed, null],
  ])('%s a certificate', (_, certificate, result, effect) =>
    expect(effectOf(certificate, result, LATER)).toBe(effect),
  );
});

describe('Of several certificates of a student', () => {
  const of = (percentage: number, parts: Partial<Certificate> = {}) => {
    const one = aCertificate(parts);
    return { ...one, facts: { ...one.facts!, percentage } };
  };
  const older = of(70);
  const supervised = (percentage: number): Certificate => {
    const one = of(percentage);
    const taken = { supervised: true, day: '2026-12-12', place: 'the City College' } as const;
    return { ...one, facts: { ...one.facts, taken } };
  };

  it.each([
    ['a better one', of(90), 'superseded'],
    ['a worse one of a supervised test', supervised(65), 'superseded'],
    ['a newer one that is as good', of(70, { issuedAt: LATER }), 'superseded'],
    ['a newer one that is worse', of(65, { issuedAt: LATER }), 'valid'],
    ['a better one in another domain', of(90, { domain: 'devops' }), 'valid'],
    ['a better one that is revoked', revoked(of(90), 'mistake', LATER), 'valid'],
  ])('the older is beside %s', (_, other, state) =>
    expect(shownState(older, [older, other])).toBe(state),
  );

  it('one that is revoked is shown so, whatever stands beside it', () =>
    expect(shownState(revoked(older, 'mistake', LATER), [of(90)])).toBe('revoked'));

  it('exactly one in each domain is shown as valid while any is', () => {
    const certificates = fc.array(
      fc.record({
        percentage: fc.integer({ min: 65, max: 67 }),
        issued: fc.nat({ max: 2 }),
        domain: fc.constantFrom('devops', 'data science'),
        isRevoked: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const property = fc.property(certificates, (drawn) => {
      const all = drawn.map(({ percentage, issued, domain, isRevoked }) => {
        const one = of(percentage, { domain, issuedAt: secondsAfter(A_DAY, issued) });
        return isRevoked ? revoked(one, 'mistake', LATER) : one;
      });
      for (const domain of ['devops', 'data science']) {
        const own = all.filter((one) => one.domain === domain);
        const shown = own.filter((one) => shownState(one, all) === 'valid');
        // Of two that are as good and of one moment, both may be.
        expect(shown.length > 0).toBe(own.some(({ state }) => state === 'valid'));
        for (const one of shown) expect(bestOf(one, all).id).toBe(one.id);
      }
    });
    fc.assert(property);
  });
});

it('What is left of a certificate whose account is erased names nobody', () => {
  const certificate = aCertificate({ nameAsPrinted: 'Asha Rao', isPublic: true });
  const left = withdrawn(certificate, LATER);
  const { id, code, domain, issuedAt } = certificate;
  expect(left).toEqual({
    ...{ id, code, domain, issuedAt, kind: 'certificate' },
    ...{ studentId: null, nameAsPrinted: '', facts: null },
    ...{ reissuedAt: null, state: 'withdrawn', cause: null, stateAt: LATER, isPublic: false },
  });
});

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
    (typed) => expect(readCode(typed)).toBeNull(),
  );
});

describe('What was typed as a code', () => {
  it.each([
    ['3478-CDFH', []],
    ['3478 cdoo', ['O']],
    ['a478-cdf0', ['A', '0']],
  ])('in %s has these signs of no code: %p', (typed, signs) =>
    expect(foreignSigns(typed)).toEqual(signs),
  );

  it('may have no sign twice among those of no code', () => {
    const signs = foreignSigns('0123456789 ABCDEFGHIJKLM-NOPQRSTUVWXYZ 00');
    expect(signs.join('')).toBe('0125ABEGILOSUZ');
  });
});
