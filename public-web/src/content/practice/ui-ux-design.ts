import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-ui-ux-design-1',
    question: 'An error is shown only by a red border around the field. What is wrong with that?',
    options: {
      a: 'Red is out of fashion',
      b: 'People who do not see red miss it',
      c: 'Borders slow the page',
      d: 'Errors should be green',
    },
    correctOption: 'b',
    why: 'Colour must not be the only sign. A sentence and a mark beside the field tell everybody what is wrong.',
  },
  {
    id: 'practice-ui-ux-design-2',
    question:
      'Five people try a prototype, and four of them miss the same button. What should the designer do?',
    options: {
      a: 'Change the design and try again',
      b: 'Ask five others until they find it',
      c: 'Add a manual',
      d: 'Report that one of five succeeded',
    },
    correctOption: 'a',
    why: 'If four of five miss it, the design hides it. Trying a change with the next five is quick and cheap.',
  },
  {
    id: 'practice-ui-ux-design-3',
    question: 'What does the label of a button best tell?',
    options: {
      a: 'Its colour',
      b: 'Who designed it',
      c: 'What happens when it is pressed',
      d: 'The name of the page',
    },
    correctOption: 'c',
    why: '“Save draft” tells what will happen. “OK” or the name of a page lets users guess.',
  },
];
