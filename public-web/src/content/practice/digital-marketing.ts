import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-digital-marketing-1',
    question:
      'An advert was shown 8,000 times and clicked 160 times. What is its click-through rate?',
    options: { a: '0.2 %', b: '20 %', c: '50 %', d: '2 %' },
    correctOption: 'd',
    why: 'The rate is clicks by showings: 160 / 8,000 = 0.02, that is 2 %.',
  },
  {
    id: 'practice-digital-marketing-2',
    question:
      'In an A/B test of two subject lines, why does each reader get one of them at random?',
    options: {
      a: 'It costs less',
      b: 'Otherwise the groups may differ in other ways',
      c: 'The law demands it',
      d: 'Readers like surprises',
    },
    correctOption: 'b',
    why: 'Chance spreads all other differences evenly, so that a difference in opens can be put down to the subject line.',
  },
  {
    id: 'practice-digital-marketing-3',
    question: 'Which of these must a reader be able to do with each newsletter?',
    options: {
      a: 'Unsubscribe from it',
      b: 'Print it in colour',
      c: 'See who else gets it',
      d: 'Change its text',
    },
    correctOption: 'a',
    why: 'Consent can be withdrawn, so each issue needs a working way out. It also keeps complaints, and with them the spam filter, away.',
  },
];
