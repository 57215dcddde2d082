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
  const of = (category: string, correct: number, total: number) =>
    Array.from({ length: total }, (_, at) => ({ category, isCorrect: at < correct }));
  const strengths = strengthsByCategory([...of('third', 1, 3), ...of('sixth', 2, 6)]);
  expect(strengths.map(({ category }) => category)).toEqual(['sixth', 'third']);
});

it('loses no question and adds none', () => {
  const questions = [right('A'), wrong('B'), wrong('A'), right('C'), right('A')];
  const strengths = strengthsByCategory(questions);
  expect(strengths.reduce((sum, { total }) => sum + total, 0)).toBe(5);
  expect(strengths.reduce((sum, { correct }) => sum + correct, 0)).toBe(3);
});

it('leaves out questions without a category', () => {
  expect(strengthsByCategory([{ isCorrect: true }, { category: '', isCorrect: true }])).toEqual([]);
});

it('names the weakest categories to work on, with most at stake first', () => {
  const questions = [right('A'), wrong('B'), wrong('C'), wrong('C'), right('D'), wrong('D')];
  expect(categoriesToWorkOn(strengthsByCategory(questions))).toEqual(['C', 'B', 'D']);
});

it('names a few only, and none when all was right', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map(wrong);
  expect(categoriesToWorkOn(strengthsByCategory(many))).toHaveLength(MOST_TO_WORK_ON);
  expect(categoriesToWorkOn(strengthsByCategory(['A', 'B'].map(right)))).toEqual([]);
});
