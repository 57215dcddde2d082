import {
  CODE_LIFETIME_SECONDS,
  CODE_WINDOW_SECONDS,
  CURRENCY,
  DEFAULT_POLICY,
  type Policy,
  POLICY_LIMITS,
  policyFrom,
} from './policy.js';
import { figuresOf } from './figures.js';

const LIMITS = [
  ['feeRupees', 1, 100_000],
  ['timeLimitSeconds', 1, 14_400],
  ['passPercent', 1, 100],
  ['totalAttempts', 1, 5],
  ['questionsPerTest', 1, 30],
  ['offerDays', 1, 90],
] as const;

describe('the policy', () => {
  it('is what the specification states until the business decides otherwise', () =>
    expect(policyFrom({})).toEqual({
      feeRupees: 500,
      timeLimitSeconds: 1800,
      passPercent: 65,
      totalAttempts: 5,
      questionsPerTest: 10,
      offerDays: 7,
    }));

  it('has codes that hold for ten minutes, counts them for a day, and takes rupees', () =>
    expect([CODE_LIFETIME_SECONDS, CODE_WINDOW_SECONDS, CURRENCY]).toEqual([600, 86_400, 'INR']));

  it('takes stored figures over the defaults', () =>
    expect(policyFrom({ passPercent: 70 })).toEqual({ ...DEFAULT_POLICY, passPercent: 70 }));

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

describe('The figures in the words of the texts', () => {
  it('are those of the specification as long as nothing was changed', () =>
    expect(figuresOf(DEFAULT_POLICY, 0)).toEqual({
      version: '0',
      feeRupees: '500',
      fee: '₹500',
      time: '30 minutes',
      timePerQuestion: '3 minutes',
      passPercent: '65',
      choiceQuestions: '10 multiple-choice questions',
      questions: '10 questions',
      correctToPass: '7',
      totalAttempts: '5',
      attempts: '5 attempts',
      allAttempts: 'all 5 attempts',
    }));

  it.each<[Partial<Policy>, object]>([
    [{ feeRupees: 1 }, { fee: '₹1' }],
    [{ feeRupees: 1500 }, { fee: '₹1,500', feeRupees: '1500' }],
    [{ feeRupees: 100_000 }, { fee: '₹1,00,000' }],
    [{ timeLimitSeconds: 60 }, { time: '1 minute', timePerQuestion: '6 seconds' }],
    [{ timeLimitSeconds: 1 }, { time: '1 second', timePerQuestion: '1 second' }],
    [{ timeLimitSeconds: 90 }, { time: '90 seconds' }],
    [{ timeLimitSeconds: 600 }, { timePerQuestion: '1 minute' }],
    [{ timeLimitSeconds: 2700, questionsPerTest: 12 }, { timePerQuestion: '3.8 minutes' }],
    [
      { questionsPerTest: 1, passPercent: 1 },
      {
        questions: '1 question',
        choiceQuestions: '1 multiple-choice question',
        correctToPass: '1',
      },
    ],
    [{ questionsPerTest: 12, passPercent: 70 }, { correctToPass: '9' }],
    [{ totalAttempts: 1 }, { attempts: '1 attempt', allAttempts: 'the one attempt' }],
    [{ totalAttempts: 3 }, { attempts: '3 attempts', allAttempts: 'all 3 attempts' }],
  ])('The figures of %j say %j', (changes, words) =>
    expect(figuresOf({ ...DEFAULT_POLICY, ...changes }, 7)).toMatchObject(words),
  );

  it('need no escape in a document, whatever is set', () => {
    for (const end of [0, 1] as const) {
      const figures = Object.entries(POLICY_LIMITS).map(([name, limits]) => [name, limits[end]]);
      const words = figuresOf(Object.fromEntries(figures) as Policy, 3);
      for (const text of Object.values(words)) expect(text).toMatch(/^[\w₹,. -]*$/);
    }
  });
});
