import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-data-science-1',
    question:
      'A model is right for 99 of 100 rows it was trained on, and for 60 of 100 new ones. What is this called?',
    options: {
      a: 'Underfitting',
      b: 'Overfitting',
      c: 'Sampling with replacement',
      d: 'Normalisation',
    },
    correctOption: 'b',
    why: 'It has learned the training rows by heart, noise included, and does not carry over to new ones: overfitting.',
  },
  {
    id: 'practice-data-science-2',
    question: 'Before any modelling, why is part of the data set aside and not looked at?',
    options: {
      a: 'To save memory',
      b: 'To make training slower',
      c: 'To keep the file small',
      d: 'To judge the finished model fairly',
    },
    correctOption: 'd',
    why: 'Only rows that had no part in any decision tell how the model does on what it has never seen.',
  },
  {
    id: 'practice-data-science-3',
    question: 'Two coins are tossed. What is the probability that at least one shows heads?',
    options: { a: '3/4', b: '1/2', c: '1/4', d: '1' },
    correctOption: 'a',
    why: 'Of the four equally likely outcomes, only tails-tails has no heads: 1 − 1/4 = 3/4.',
  },
];
