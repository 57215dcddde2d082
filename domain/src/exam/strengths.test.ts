import { expect, it } from '@jest/globals';
import { categoriesToWorkOn, MOST_TO_WORK_ON, strengthsByCategory } from './strengths.js';

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

it('leaves out questions without a category', () => {
  expect(strengthsByCategory([{ isCorrect: true }, { category: '', isCorrect: true }])).toEqual([]);
});

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

it('says nothing of a category with fewer than three questions', () => {
  expect(categoriesToWorkOn([of('B', 0, 3), of('A', 0, 2), of('C', 0, 1)])).toEqual(['B']);
});

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
