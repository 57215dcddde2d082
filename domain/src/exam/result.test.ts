import { secondsAfter } from '../kernel/time.js';
import { aQuestion } from '../testing/a-question.js';
import { aStudent } from '../testing/a-student.js';
import { anAttempt } from '../testing/an-attempt.js';
import { A_DAY } from '../testing/moments.js';
import { resultOf } from './result.js';
import { categoriesToWorkOn, MOST_TO_WORK_ON, strengthsByCategory } from './strengths.js';
import fc from 'fast-check';
import { missingToPass, passes } from './grading.js';
import { reviewOrder, reviewOutcome } from './review.js';

const questions = ['right', 'wrong', 'none', 'taken-back'].map((id) => aQuestion({ id }));
const attempt = anAttempt({ questions, answers: { right: 'b', wrong: 'a', 'taken-back': null } });
const student = aStudent({ attemptsUsed: 2 });

describe('a result', () => {
  it('counts the questions whose chosen option is the key', () => {
    const completedOn = secondsAfter(A_DAY, 60.5);
    const result = resultOf(attempt, student, completedOn);
    expect(result).toMatchObject({ score: 1, totalQuestions: 4, percentage: 25, passed: false });
    expect(result).toMatchObject({ timeTaken: 61, startedOn: A_DAY, completedOn });
    expect(
      result.questions.map(({ _id, selectedOption, isCorrect }) => [
        _id,
        selectedOption,
        isCorrect,
      ]),
    ).toEqual([
      ['right', 'b', true],
      ['wrong', 'a', false],
      ['none', null, false],
      ['taken-back', null, false],
    ]);
  });

  it('shows each question with its key and explanation', () => {
    const [{ id, options, correctOption, category, difficulty, explanation, question }] = [
      questions[0]!,
    ];
    expect(resultOf(attempt, student, A_DAY).questions[0]).toEqual({
      _id: id,
      question,
      options,
      correctAnswer: correctOption,
      selectedOption: 'b',
      isCorrect: true,
      category,
      difficulty,
      explanation,
    });
  });

  it('is named after its attempt and its student, and counts the attempt as used', () =>
    expect(resultOf(attempt, student, A_DAY)).toMatchObject({
      id: attempt.id,
      studentId: student.id,
      studentName: student.name,
      email: student.email,
      domain: attempt.domain,
      attemptsUsed: 3,
      totalAttempts: 5,
    }));

  it('passes by the threshold that the attempt began with', () => {
    const half = { ...attempt, answers: { right: 'b', wrong: 'b' } } as const;
    expect(resultOf({ ...half, passPercent: 50 }, student, A_DAY).passed).toBe(true);
    expect(resultOf({ ...half, passPercent: 51 }, student, A_DAY).passed).toBe(false);
  });
});

const right = (category: string) => ({ category, isCorrect: true });
const wrong = (category: string) => ({ category, isCorrect: false });

it('counts right answers of all by category, the strongest first', () => {
  const questions = [wrong('SQL'), right('Charts'), right('SQL'), wrong('Ethics')];
  expect(strengthsByCategory(questions)).toEqual([
    { category: 'Charts', correct: 1, total: 1 },
    { category: 'SQL', correct: 1, total: 2 },
    { category: 'Ethics', correct: 0, total: 1 },
  ]);
});

it('of two with the same share, the one with more right answers comes first', () => {
  const questions = [right('A'), right('B'), right('B')];
  expect(strengthsByCategory(questions).map(({ category }) => category)).toEqual(['B', 'A']);
});

it('keeps the order of the test where two are equal', () => {
  const questions = [right('B'), right('A'), wrong('D'), wrong('C')];
  const order = strengthsByCategory(questions).map(({ category }) => category);
  expect(order).toEqual(['B', 'A', 'D', 'C']);
});

it('compares shares exactly, where decimals would not', () => {
  const made = (category: string, correct: number, total: number) =>
    Array.from({ length: total }, (_, at) => ({ category, isCorrect: at < correct }));
  const strengths = strengthsByCategory([...made('third', 1, 3), ...made('sixth', 2, 6)]);
  expect(strengths.map(({ category }) => category)).toEqual(['sixth', 'third']);
});

it('leaves out questions without a category', () =>
  expect(strengthsByCategory([{ isCorrect: true }, { category: '', isCorrect: true }])).toEqual(
    [],
  ));

it('leaves out a question that counts for nobody', () => {
  const neutral = { ...wrong('A'), ruling: { isNeutral: true } };
  const ruled = { ...wrong('A'), ruling: { isNeutral: false } };
  expect(strengthsByCategory([neutral, ruled, right('A')])).toEqual([
    { category: 'A', correct: 1, total: 2 },
  ]);
});

const of = (category: string, correct: number, total: number) => ({ category, correct, total });

it('names the weakest categories to work on, with most at stake first', () => {
  const strengths = [of('A', 3, 3), of('D', 2, 4), of('B', 0, 3), of('C', 0, 4)];
  expect(categoriesToWorkOn(strengths)).toEqual(['C', 'B', 'D']);
});

it('says nothing of a category with fewer than three questions', () =>
  expect(categoriesToWorkOn([of('B', 0, 3), of('A', 0, 2), of('C', 0, 1)])).toEqual(['B']));

it('says nothing of a category while one with fewer questions went worse', () => {
  const strengths = [of('C', 2, 3), of('B', 1, 3), of('A', 0, 2), of('D', 0, 1)];
  expect(categoriesToWorkOn(strengths)).toEqual([]);
  expect(categoriesToWorkOn([of('C', 2, 3), of('A', 1, 2), of('B', 1, 3)])).toEqual(['B']);
});

it('names a few only, and none when all was right', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((category) => of(category, 0, 3));
  expect(categoriesToWorkOn(many)).toHaveLength(MOST_TO_WORK_ON);
  expect(categoriesToWorkOn([of('A', 5, 5), of('B', 4, 4)])).toEqual([]);
});

const aReviewed = fc.record({
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
  it('has every question once, under its number, wrong ones before all others', () =>
    fc.assert(
      fc.property(fc.array(aReviewed), (questions) => {
        const items = reviewOrder(questions);
        const numbers = items.map(({ number }) => number);
        expect([...numbers].sort((a, b) => a - b)).toEqual(questions.map((_, at) => at + 1));
        for (const { number, question } of items) expect(questions[number - 1]).toBe(question);
        const outcomes = items.map(({ outcome }) => outcome);
        const wrong = outcomes.filter((outcome) => outcome === 'wrong');
        expect(outcomes.slice(0, wrong.length)).toEqual(wrong);
      }),
    ));

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
