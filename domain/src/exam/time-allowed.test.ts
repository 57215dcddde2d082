import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { secondsAfter } from '../kernel/time.js';
import { anAccommodation } from '../testing/an-accommodation.js';
import { A_DAY } from '../testing/moments.js';
import { extraSeconds, timeAllowed } from './time-allowed.js';

const MINUTE = 60;
const LIMITS = { timeLimitSeconds: 30 * MINUTE };
const extraOf = (...parts: Parameters<typeof timeAllowed>[1]) =>
  timeAllowed(LIMITS, parts, A_DAY).extraSeconds;

describe('extra time', () => {
  it.each([
    [30, 20, 10],
    [30, 1, 5],
    [60, 20, 20],
    [45, 20, 15],
    [50, 20, 20],
    [10, 20, 5],
    [30, 60, 30],
    [30, 0, 0],
  ])(
    'A test of %d minutes, with %d extra minutes an hour, takes %d minutes',
    (limit, perHour, extra) => {
      expect(extraSeconds(limit * MINUTE, perHour)).toBe(extra * MINUTE);
    },
  );

  it('is never less than the share, at least 5 minutes, in steps of 5, and less than a step above', () => {
    const limits = fc.integer({ min: 1, max: 4 * 60 * MINUTE });
    const rates = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(limits, rates, (limit, rate) => {
        const extra = extraSeconds(limit, rate);
        const share = (limit * rate) / 60;
        const isStep = extra % (5 * MINUTE) === 0 && extra >= 5 * MINUTE;
        return isStep && extra >= share && extra - share < 5 * MINUTE;
      }),
    );
  });
});

describe('the order of precedence', () => {
  it('begins with the settings in force', () => {
    expect(timeAllowed(LIMITS, [], A_DAY)).toEqual({ limitSeconds: 1800, extraSeconds: 0 });
  });

  it('adds what is granted and in force, until its last moment', () => {
    const until = secondsAfter(A_DAY, 0);
    expect(extraOf(anAccommodation())).toBe(600);
    expect(extraOf(anAccommodation({ until }))).toBe(600);
    expect(extraOf(anAccommodation({ until: secondsAfter(A_DAY, -0.001) }))).toBe(0);
  });

  it('adds the most generous one of several, once', () => {
    const rates = [20, 60, 40].map((minutesPerHour) => anAccommodation({ minutesPerHour }));
    expect(extraOf(...rates)).toBe(1800);
    const ended = anAccommodation({ endedAt: A_DAY, minutesPerHour: 60 });
    expect(extraOf(ended, anAccommodation())).toBe(600);
  });
});
