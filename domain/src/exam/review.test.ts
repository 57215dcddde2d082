import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { missingToPass, passes } from './grading.js';
import { reviewOrder, reviewOutcome } from './review.js';

const aQuestion = fc.record({
  isCorrect: fc.boolean(),
  selectedOption: fc.constantFrom('a', null),
  ruling: fc.record({ isNeutral: fc.boolean() }),
});

it('how a question came out is wrong, unanswered, neutral or right', () => {
  const wrong = { isCorrect: false, selectedOption: 'a' };
  expect(reviewOutcome(wrong)).toBe('wrong');
  expect(reviewOutcome({ ...wrong, selectedOption: null })).toBe('unanswered');
  expect(reviewOutcome({ ...wrong, isCorrect: true })).toBe('right');
  expect(reviewOutcome({ ...wrong, ruling: { isNeutral: true } })).toBe('neutral');
  expect(reviewOutcome({ ...wrong, ruling: { isNeutral: false } })).toBe('wrong');
});

describe('the order of a review', () => {
  it('has every question once, under its number, wrong ones before all others', () => {
    fc.assert(
      fc.property(fc.array(aQuestion), (questions) => {
        const items = reviewOrder(questions);
        const numbers = items.map(({ number }) => number);
        expect([...numbers].sort((a, b) => a - b)).toEqual(questions.map((_, at) => at + 1));
        for (const { number, question } of items) expect(questions[number - 1]).toBe(question);
        const outcomes = items.map(({ outcome }) => outcome);
        const wrong = outcomes.filter((outcome) => outcome === 'wrong');
        expect(outcomes.slice(0, wrong.length)).toEqual(wrong);
      }),
    );
  });

  it('keeps the order of the test among equal ones', () => {
    const wrong = { isCorrect: false, selectedOption: 'a' };
    const right = { isCorrect: true, selectedOption: 'a' };
    const open = { isCorrect: false, selectedOption: null };
    const numbers = reviewOrder([right, open, wrong, right, wrong]).map(({ number }) => number);
    expect(numbers).toEqual([3, 5, 2, 1, 4]);
  });
});

it('what is missing to a pass is the least number of right answers that makes it one', () => {
  const figures = fc.tuple(
    fc.nat(60),
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 1, max: 100 }),
  );
  fc.assert(
    fc.property(figures, ([some, total, mark]) => {
      const score = Math.min(some, total);
      const missing = missingToPass(score, total, mark);
      expect(passes(score + missing, total, mark)).toBe(true);
      if (missing > 0) expect(passes(score + missing - 1, total, mark)).toBe(false);
    }),
  );
});
