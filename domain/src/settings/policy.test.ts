import { describe, expect, it } from '@jest/globals';
import {
  CODE_LIFETIME_SECONDS,
  CODE_WINDOW_SECONDS,
  CURRENCY,
  DEFAULT_POLICY,
  policyFrom,
} from './policy.js';

const LIMITS = [
  ['feeRupees', 1, 100_000],
  ['timeLimitSeconds', 1, 14_400],
  ['passPercent', 1, 100],
  ['totalAttempts', 1, 5],
  ['questionsPerTest', 1, 30],
  ['offerDays', 1, 90],
] as const;

describe('the policy', () => {
  it('is what the specification states until the business decides otherwise', () => {
    expect(policyFrom({})).toEqual({
      feeRupees: 500,
      timeLimitSeconds: 1800,
      passPercent: 65,
      totalAttempts: 5,
      questionsPerTest: 10,
      offerDays: 7,
    });
  });

  it('has codes that hold for ten minutes, counts them for a day, and takes rupees', () => {
    expect([CODE_LIFETIME_SECONDS, CODE_WINDOW_SECONDS, CURRENCY]).toEqual([600, 86_400, 'INR']);
  });

  it('takes stored figures over the defaults', () => {
    expect(policyFrom({ passPercent: 70 })).toEqual({ ...DEFAULT_POLICY, passPercent: 70 });
  });

  it.each(LIMITS)('takes %s from %d to %d', (name, least, most) => {
    expect(policyFrom({ [name]: least })[name]).toBe(least);
    expect(policyFrom({ [name]: most })[name]).toBe(most);
  });

  it.each(LIMITS)('refuses %s outside %d to %d', (name, least, most) => {
    for (const figure of [least - 1, most + 1, -1, least + 0.5, NaN, Infinity, '5', null, true]) {
      const message = `${name} must be a whole number from ${String(least)} to ${String(most)}`;
      expect(() => policyFrom({ [name]: figure })).toThrow(new RangeError(message));
    }
  });
});
