import { randomUUID } from 'node:crypto';
import type { TestDomain } from '../kernel/choices.js';
import { DIFFICULTIES, type Question } from '../questions/question.js';
import type { Family } from '../questions/families/family.js';

export const aQuestion = (parts: Partial<Question> = {}): Question => ({
  id: `question-${randomUUID()}`,
  version: 1,
  domain: 'data science',
  question: 'Which of these is a measure of spread?',
  options: { a: 'The mean', b: 'The variance', c: 'The median', d: 'The mode' },
  correctOption: 'b',
  category: 'Statistics',
  difficulty: 'easy',
  explanation: 'The variance is the mean squared distance from the mean.',
  ...parts,
});

export const questionsOf = (domain: TestDomain, count: number): Question[] =>
  Array.from({ length: count }, (_, number) =>
    aQuestion({ domain, difficulty: DIFFICULTIES[number % DIFFICULTIES.length]! }),
  );

export const aFamily = (parts: Partial<Family> = {}): Family => ({
  values: { count: { int: [2, 40] }, price: { money: [100, 900, 10] }, who: 'person' },
  question: '{{who}} buys {{count}} notebooks at {{price}} each. What do they cost?',
  answer: 'count * price',
  check: 'sum(map(range(1, count), x => price))',
  key: '{{inr(answer)}}',
  mistakes: [
    { text: '{{inr(count + price)}}', mistake: 'Adds' },
    { text: '{{inr((count - 1) * price)}}', mistake: 'Counts one too few' },
    { text: '{{inr((count + 1) * price)}}', mistake: 'Counts one too many' },
    { text: '{{inr(answer * 10)}}', mistake: 'Shifts the decimal point' },
  ],
  explanation: '{{count}} times {{price}} is {{inr(answer)}}.',
  ...parts,
});
