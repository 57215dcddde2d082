import { describe, expect, it } from '@jest/globals';
import { healthOf, unseenAfter, type ChoiceTally } from './health.js';
import { aQuestion } from '../testing/a-question.js';

const question = aQuestion({ id: 'item', version: 2 });
const { options } = question;

const tally = (parts: Partial<ChoiceTally>): ChoiceTally => ({
  id: 'item',
  version: 2,
  chosen: options.b,
  isRight: true,
  times: 1,
  rest: 0,
  restSquares: 0,
  ...parts,
});

const wrong = { chosen: options.a, isRight: false };

/**
 * Five students by hand. The item is right for three of them; their rests are 8, 6 and 7. It is wrong
 * for two; their rests are 3 and 1. The mean rest is 25/5 = 5; deviations 3, 1, 2, -2, -4; their
 * squares 9 + 1 + 4 + 4 + 16 = 34. The item's mean is 0.6, its squares 3 × 0.16 + 2 × 0.36 = 1.2. The
 * products 0.4 × (3 + 1 + 2) - 0.6 × (-2 - 4) = 6. So r = 6 / sqrt(1.2 × 34) = 0.939336…
 */
const BY_HAND = [
  tally({ times: 3, rest: 21, restSquares: 64 + 36 + 49 }),
  tally({ ...wrong, rest: 3, restSquares: 9 }),
  tally({ chosen: null, isRight: false, rest: 1, restSquares: 1 }),
];

describe('The health of a question', () => {
  it('is as calculated by hand', () => {
    const health = healthOf(question, BY_HAND);
    expect(health).toMatchObject({
      id: 'item',
      version: 2,
      shown: 5,
      correct: 0.6,
      chosen: { a: 1, b: 3, c: 0, d: 0 },
      unanswered: 1,
      hasTooFew: true,
      flags: [],
    });
    expect(health.discrimination).toBeCloseTo(6 / Math.sqrt(1.2 * 34), 12);
  });

  it('counts no other question, and no other version', () => {
    const others = [tally({ id: 'other', times: 90 }), tally({ version: 1, times: 90 })];
    expect(healthOf(question, [...others, ...BY_HAND])).toEqual(healthOf(question, BY_HAND));
  });

  it('of one that was never shown is not known', () => {
    expect(healthOf(question, [])).toMatchObject({
      shown: 0,
      correct: null,
      discrimination: null,
      hasTooFew: true,
      flags: [],
    });
  });

  it('has no discrimination where all are right, or all did alike', () => {
    const allRight = [tally({ times: 40, rest: 200, restSquares: 1100 })];
    expect(healthOf(question, allRight).discrimination).toBeNull();
    const alike = [
      tally({ times: 20, rest: 100, restSquares: 500 }),
      tally({ ...wrong, times: 20, rest: 100, restSquares: 500 }),
    ];
    expect(healthOf(question, alike).discrimination).toBeNull();
  });

  const shares = (right: number, total: number) => [
    tally({ times: right, rest: right * 6, restSquares: right * 37 }),
    tally({
      ...wrong,
      times: total - right,
      rest: (total - right) * 5,
      restSquares: (total - right) * 26,
    }),
  ];

  it.each([
    [95, 100, []],
    [96, 100, ['too-easy']],
    [15, 100, []],
    [14, 100, ['too-hard']],
    [29, 29, []],
    [30, 30, ['too-easy']],
  ])('of %d right of %d is flagged %j', (right, total, flags) => {
    expect(healthOf(question, shares(right, total)).flags).toEqual(flags);
  });

  it('is flagged if the better students get it wrong', () => {
    const upsideDown = [
      tally({ times: 20, rest: 60, restSquares: 200 }),
      tally({ ...wrong, times: 20, rest: 140, restSquares: 1000 }),
    ];
    const { flags, discrimination } = healthOf(question, upsideDown);
    expect(flags).toEqual(['negative-discrimination']);
    expect(discrimination).toBeLessThan(0);
  });
});

it.each([
  [70, 10, 0, 70],
  [70, 10, 5, 20],
  [70, 10, 7, 0],
  [65, 10, 7, 0],
  [0, 10, 1, 0],
])('of %d live, after tests of %d, %d times, %d are surely unseen', (live, per, times, left) => {
  expect(unseenAfter(live, per, times)).toBe(left);
});
