import { FIGURES } from '../lib/figures.js';

const { fee, passPercent, choiceQuestions, allAttempts } = FIGURES;

export const AIDS =
  'Pen, paper and a calculator are allowed; other people, AI and searching are not: at home, that is left to your honour.';

/** What decides whether a visitor goes on. */
export const TERMS_IN_SHORT = [
  `${fee} once, for ${allAttempts}. Non-refundable.`,
  `${choiceQuestions} in ${FIGURES.time}.`,
  `${passPercent} % passes and earns a certificate.`,
];

/** What to know at the moment of the start. */
export const startInShort = (ownTime: string) => [
  `You have ${ownTime}. The clock starts at once and cannot be stopped.`,
  'You can change your answers until you submit.',
  AIDS,
  'Leaving the page is counted, never for the score.',
];

export const fullTerms = (time: string = FIGURES.time, attempts: string = FIGURES.attempts) => [
  {
    title: `The fee is ${fee}, once`,
    text: `It pays for the skills test, up to ${attempts}. It is not the price of an internship, and it is non-refundable, whatever the result. If you were charged twice or by mistake, or we could not provide the test, write to us and we return that amount. You pay in the window of our payment provider; we never see your card. A receipt comes by mail.`,
  },
  {
    title: `${choiceQuestions} in ${time}`,
    text: 'One option of each is right. The clock runs on our server and goes on if you close the page. Each choice is saved as you make it, and you can change your answers until you submit. At zero the test is submitted by itself.',
  },
  {
    title: `${passPercent} % is a pass`,
    text: 'An unanswered question counts as wrong, with no penalty beyond that. You see the result at once; results are also emailed within 7 working days.',
  },
  {
    title: `${attempts} in all`,
    text: 'An attempt is used when its test closes, by you or by the clock. If your connection breaks, come back: the same test goes on, with the same deadline.',
  },
  { title: 'Your own work', text: AIDS },
];
