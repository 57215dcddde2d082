import { describe, expect, it } from '@jest/globals';
import { aQuestion } from '../../testing/a-question.js';
import { domainHealth } from './question-health.js';
import type { ChoiceTally } from './tallies.js';

const question = aQuestion({ id: 'item', version: 2 });
const { options } = question;

const tally = (parts: Partial<ChoiceTally>): ChoiceTally => ({
  ...{ id: 'item', version: 2, chosen: options.b, outcome: 'right' },
  ...{ times: 1, rest: 0, restSquares: 0 },
  ...parts,
});

const wrong = { chosen: options.a, outcome: 'wrong' } as const;
const blank = { chosen: null, outcome: 'blank' } as const;
const abandoned = { chosen: null, outcome: 'abandoned' } as const;

const healthOf = (choices: readonly ChoiceTally[], one = question) =>
  domainHealth([one], choices)[0]!;

/**
 * Five students by hand. The item is right for three of them; their rests are 8, 6 and 7. It is wrong
 * for two; their rests are 3 and 1. The mean rest is 25/5 = 5; deviations 3, 1, 2, -2, -4; their
 * squares 9 + 1 + 4 + 4 + 16 = 34. The item's mean is 0.6, its squares 3 × 0.16 + 2 × 0.36 = 1.2. The
 * products 0.4 × (3 + 1 + 2) - 0.6 × (-2 - 4) = 6. So r = 6 / sqrt(1.2 × 34) = 0.939336…
 */
const BY_HAND = [
  tally({ times: 3, rest: 21, restSquares: 64 + 36 + 49 }),
  tally({ ...wrong, rest: 3, restSquares: 9 }),
  tally({ ...wrong, chosen: options.c, rest: 1, restSquares: 1 }),
];

describe('The health of a question', () => {
  it('equals the figures calculated by hand', () => {
    const health = healthOf(BY_HAND);
    expect(health).toMatchObject({
      ...{ id: 'item', version: 2, shown: 5, answered: 5, correct: 0.6 },
      ...{ hasTooFew: true, flags: [] },
      options: { a: { chosen: 1 }, b: { chosen: 3 }, c: { chosen: 1 }, d: { chosen: 0 } },
    });
    const r = 6 / Math.sqrt(1.2 * 34);
    expect(health.discrimination).toBeCloseTo(r, 12);
    expect(health.options!.b.discrimination).toBeCloseTo(r, 12);
    expect(health.options!.d.discrimination).toBeNull();
  });

  it('takes no blank and no test that was given up for a wrong answer', () => {
    const left = [tally({ ...blank, times: 7 }), tally({ ...abandoned, times: 90 })];
    const health = healthOf([...BY_HAND, ...left]);
    expect(health).toMatchObject({ shown: 102, answered: 5 });
    const { correct, discrimination, options: its } = healthOf(BY_HAND);
    expect(health).toMatchObject({ correct, discrimination, options: its, hasTooFew: true });
  });

  it('counts no other question, and no other version', () => {
    const others = [tally({ id: 'other', times: 90 }), tally({ version: 1, times: 90 })];
    expect(healthOf([...others, ...BY_HAND])).toEqual(healthOf(BY_HAND));
  });

  it('The health of a question that was never shown is not known', () => {
    expect(healthOf([])).toMatchObject({
      ...{ shown: 0, correct: null, discrimination: null, hasTooFew: true, flags: [] },
    });
  });

  it('has no discrimination where all are right, or all did alike', () => {
    const allRight = [tally({ times: 40, rest: 200, restSquares: 1100 })];
    expect(healthOf(allRight).discrimination).toBeNull();
    const alike = [
      tally({ times: 20, rest: 100, restSquares: 500 }),
      tally({ ...wrong, times: 20, rest: 100, restSquares: 500 }),
    ];
    expect(healthOf(alike).discrimination).toBeNull();
  });

  it('is flagged if the better students get it wrong, and if they choose some wrong option', () => {
    const upsideDown = [
      tally({ times: 20, rest: 60, restSquares: 200 }),
      tally({ ...wrong, times: 20, rest: 140, restSquares: 1000 }),
    ];
    const { flags, discrimination } = healthOf(upsideDown);
    expect(flags).toEqual(['negative-discrimination', 'better-distractor']);
    expect(discrimination).toBeLessThan(0);
    const few = upsideDown.map((one) => ({ ...one, times: 14 }));
    expect(healthOf(few)).toMatchObject({ hasTooFew: true, flags: [] });
    const split = [
      tally({ times: 30, rest: 150, restSquares: 800 }),
      tally({ ...wrong, times: 20, rest: 140, restSquares: 1000 }),
      tally({ ...wrong, chosen: options.c, times: 20, rest: 20, restSquares: 40 }),
    ];
    expect(healthOf(split).flags).toEqual(['better-distractor']);
  });

  it('The health of a question family has no options, as each variant has its own', () => {
    const family = aQuestion({ id: 'item', version: 2, family: {} as never });
    const all = [tally({ chosen: null, times: 3 }), tally({ ...wrong, chosen: null, times: 1 })];
    expect(healthOf(all, family)).toMatchObject({ options: null, correct: 0.75, answered: 4 });
  });
});
