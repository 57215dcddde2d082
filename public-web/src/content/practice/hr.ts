import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-hr-1',
    question:
      'Two interviewers ask each candidate for the same job the same questions and score the answers on the same scale. What is this?',
    options: {
      a: 'An open house',
      b: 'A structured interview',
      c: 'An exit interview',
      d: 'A group discussion',
    },
    correctOption: 'b',
    why: 'Equal questions and scales make answers comparable, and leave less room for liking or first impressions.',
  },
  {
    id: 'practice-hr-2',
    question: 'A good worker resigns and is asked in a calm talk why. What is the talk mainly for?',
    options: {
      a: "To change the worker's mind at any price",
      b: 'To list mistakes for the file',
      c: 'To set the last salary',
      d: 'To learn what the company could do better',
    },
    correctOption: 'd',
    why: 'An exit interview is there to learn. Those who leave often say what those who stay do not.',
  },
  {
    id: 'practice-hr-3',
    question: 'A team of 50 lost 5 members in a year. What was its attrition rate?',
    options: { a: '10 %', b: '5 %', c: '50 %', d: '45 %' },
    correctOption: 'a',
    why: "5 / 50 = 0.1, that is 10 %, with the team's size as the base.",
  },
];
