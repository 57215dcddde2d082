import { FIGURES } from '../lib/figures.js';

const { fee, time, passPercent, choiceQuestions, attempts, allAttempts } = FIGURES;

export const TEST_TERMS = [
  {
    title: `The fee is ${fee}, once`,
    text: `It pays for the skills assessment and covers ${allAttempts}. It is not the price of an internship, and it is non-refundable.`,
  },
  {
    title: `${choiceQuestions} in ${time}`,
    text: 'The time starts when the test opens and does not stop. Each choice is saved as you make it, and you can change your answers until you submit. At zero the test is submitted by itself.',
  },
  {
    title: `${passPercent} % is a pass`,
    text: 'An unanswered question counts as wrong. There is no penalty for a wrong answer beyond that. You see the result at once; results are also emailed within 7 working days.',
  },
  {
    title: `${attempts} in all`,
    text: 'An attempt is used when its test closes, by you or by the clock. If your connection breaks, come back: the same test goes on, with the same deadline.',
  },
  {
    title: 'Your own work',
    text: 'Answer alone, without help from other people.',
  },
] as const;

/** What is on the page from which the test starts; `time` is what this student has. */
export const instructionsFor = (ownTime: string) => [
  `The test has ${choiceQuestions}. One option of each is right.`,
  `You have ${ownTime}. The clock runs on our server: it goes on if you close the page.`,
  'Every choice is saved at once. You can change your answers until you submit.',
  'At zero the test is submitted by itself, with all that you have chosen by then.',
  `${passPercent} % or more is a pass. You see the result as soon as the test closes.`,
  'While the test runs, its page counts how often and how long you leave it. You see the counts beside your result. They never change your score.',
];
