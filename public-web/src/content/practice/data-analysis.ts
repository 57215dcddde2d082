import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-data-analysis-1',
    question:
      'A survey of 40 shops shows that sales rose in those that play music. What follows for certain?',
    options: {
      a: 'Music raises sales',
      b: 'Music lowers costs',
      c: 'The two go together in this sample',
      d: 'Shops without music will close',
    },
    correctOption: 'c',
    why: 'The survey shows an association in one sample. Bigger shops may both play music and sell more; only an experiment could show the cause.',
  },
  {
    id: 'practice-data-analysis-2',
    question: "Which chart shows best how one city's monthly rainfall changed over ten years?",
    options: { a: 'A line chart', b: 'A pie chart', c: 'A word cloud', d: 'A single gauge' },
    correctOption: 'a',
    why: 'A line chart puts time on one axis and joins the values, so that trend and season are seen at once.',
  },
  {
    id: 'practice-data-analysis-3',
    question: 'In a column of ages you find the entry 212. What is the right first step?',
    options: {
      a: 'Replace it by the average',
      b: 'Find out how it came about',
      c: 'Delete the whole column',
      d: 'Report it as a record',
    },
    correctOption: 'b',
    why: 'Whether it is a typing slip, a code for “unknown” or a wrong column decides what to do with it, so look first.',
  },
];
