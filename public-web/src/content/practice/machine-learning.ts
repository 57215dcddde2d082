import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-machine-learning-1',
    question:
      'A filter should sort mails into “spam” and “not spam” after it has seen examples of both. What kind of learning is this?',
    options: {
      a: 'Supervised learning',
      b: 'Unsupervised learning',
      c: 'Reinforcement learning',
      d: 'No learning',
    },
    correctOption: 'a',
    why: 'The examples carry the right answer, and the filter learns to give it for new mails: supervised learning.',
  },
  {
    id: 'practice-machine-learning-2',
    question:
      'Of 1,000 scans, 10 show a rare disease. A model that always says “healthy” is how accurate?',
    options: { a: '1 %', b: '50 %', c: '99 %', d: '10 %' },
    correctOption: 'c',
    why: 'It is right for the 990 healthy ones: 99 %. It finds no disease at all, which is why accuracy alone misleads here.',
  },
  {
    id: 'practice-machine-learning-3',
    question:
      'Why are features such as age and yearly income often brought to the same scale first?',
    options: {
      a: 'To hide them from the model',
      b: 'So that the larger numbers do not dominate',
      c: 'To make rows unique',
      d: 'So that labels are not needed',
    },
    correctOption: 'b',
    why: 'Methods that measure distances would otherwise follow income alone, only because its numbers are larger.',
  },
];
