import { randomUUID } from 'node:crypto';
import type { TestDomain } from '../kernel/choices.js';
import { DIFFICULTIES, type Question } from '../questions/question.js';

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
