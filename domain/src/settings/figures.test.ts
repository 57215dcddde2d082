import { describe, expect, it } from '@jest/globals';
import { figuresOf } from './figures.js';
import { DEFAULT_POLICY, POLICY_LIMITS, type Policy } from './policy.js';

describe('The figures in the words of the texts', () => {
  it('are those of the specification as long as nothing was changed', () => {
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
    });
  });

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
  ])('The figures of %j say %j', (changes, words) => {
    expect(figuresOf({ ...DEFAULT_POLICY, ...changes }, 7)).toMatchObject(words);
  });

  it('need no escape in a document, whatever is set', () => {
    for (const end of [0, 1] as const) {
      const figures = Object.entries(POLICY_LIMITS).map(([name, limits]) => [name, limits[end]]);
      const words = figuresOf(Object.fromEntries(figures) as Policy, 3);
      for (const text of Object.values(words)) expect(text).toMatch(/^[\w₹,. -]*$/);
    }
  });
});
