import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { secondsAfter } from '../kernel/time.js';
import { A_DAY } from '../testing/moments.js';
import { type Claim, evidenceFor, type Known, proofOf } from './late-answer.js';

const END = secondsAfter(A_DAY, 30 * 60);
const KNOWN: Known = {
  end: END,
  arrivedAt: secondsAfter(END, 60),
  isReviewOpened: false,
  lastSavedAt: null,
};
/** Chosen 20 seconds before the end, a minute after the page heard of the server last. */
const CLAIM: Claim = {
  anchor: { at: secondsAfter(END, -80) },
  elapsedMs: 60_000,
  stampedAt: null,
};
const basis = (claim: Partial<Claim>, known: Partial<Known> = {}) =>
  evidenceFor({ ...CLAIM, ...claim }, { ...KNOWN, ...known }).basis;

describe('The time of an answer that came late', () => {
  it('is stated by the page, between the last anchor and the arrival', () => {
    expect(evidenceFor(CLAIM, KNOWN)).toEqual({
      basis: 'stated',
      notBefore: secondsAfter(END, -80),
      statedAt: secondsAfter(END, -20),
      notAfter: KNOWN.arrivedAt,
    });
  });

  it('is supported by a stamp from before the end', () => {
    const stampedAt = secondsAfter(END, -5);
    const none = { anchor: null, elapsedMs: null, stampedAt };
    const stamped = evidenceFor(none, KNOWN);
    expect(stamped).toMatchObject({ basis: 'stamped', notAfter: stampedAt });
    expect(basis({ stampedAt: secondsAfter(END, 1) })).toBe('stated');
  });

  it('is not believed without an anchor, or with a time that can not be', () => {
    expect(basis({ anchor: null })).toBe('not-stated');
    for (const elapsedMs of [null, -1, 1.5, NaN, Infinity, 9e18]) {
      expect(basis({ elapsedMs })).toBe('not-stated');
    }
  });

  it('is not in time where the page itself states a later one', () => {
    expect(basis({ elapsedMs: 80_000 })).toBe('stated');
    expect(basis({ elapsedMs: 80_001 })).toBe('stated-late');
    const early = { end: secondsAfter(END, 600), arrivedAt: secondsAfter(END, -30) };
    expect(basis({}, early)).toBe('stated-late');
  });

  it('is contradicted by a save of the same session that came after it', () => {
    expect(basis({}, { lastSavedAt: secondsAfter(END, -80) })).toBe('stated');
    expect(basis({}, { lastSavedAt: secondsAfter(END, -10) })).toBe('stated');
    expect(basis({}, { lastSavedAt: secondsAfter(END, -9) })).toBe('contradicted');
  });

  it('is not believed once the right answers could be read', () => {
    expect(basis({}, { isReviewOpened: true })).toBe('after-review');
    const stampedAt = secondsAfter(END, -5);
    expect(basis({ stampedAt }, { isReviewOpened: true })).toBe('after-review');
  });

  it('is never called in time for a claim outside of what the server knows', () => {
    const seconds = fc.integer({ min: -4_000, max: 4_000 });
    fc.assert(
      fc.property(seconds, fc.integer(), seconds, (anchored, elapsedMs, arrived) => {
        const arrivedAt = secondsAfter(END, arrived);
        const claim = { anchor: { at: secondsAfter(END, anchored) }, elapsedMs, stampedAt: null };
        const evidence = evidenceFor(claim, { ...KNOWN, arrivedAt });
        if (proofOf(evidence.basis) === 'unproven') return;
        expect(evidence.statedAt!.getTime()).toBeLessThanOrEqual(END.getTime());
        expect(evidence.statedAt!.getTime()).toBeLessThanOrEqual(arrivedAt.getTime());
        expect(evidence.statedAt!.getTime()).toBeGreaterThanOrEqual(claim.anchor.at.getTime());
      }),
    );
  });
});
