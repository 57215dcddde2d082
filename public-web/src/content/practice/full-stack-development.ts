import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-full-stack-development-1',
    question: 'A form checks its fields in the browser. Why must the server check them as well?',
    options: {
      a: 'The browser is slower',
      b: 'Fields are renamed on the way',
      c: 'The server has more memory',
      d: 'Requests can be sent without the form',
    },
    correctOption: 'd',
    why: 'Anyone can call the address with other tools. What is checked in the browser only helps honest users to see mistakes early.',
  },
  {
    id: 'practice-full-stack-development-2',
    question: 'A list of 50,000 rows is slow to show. What should be done first?',
    options: {
      a: 'Send one page of rows at a time',
      b: 'Send it as one big image',
      c: 'Ask users to wait',
      d: 'Remove the slow browser',
    },
    correctOption: 'a',
    why: 'Nobody reads 50,000 rows at once. With paging, database, network and browser each do a small part.',
  },
  {
    id: 'practice-full-stack-development-3',
    question: 'Where should the secret key of a payment provider be kept?',
    options: {
      a: "In the page's JavaScript",
      b: 'In a hidden input',
      c: "In the server's environment",
      d: 'In the address of the call',
    },
    correctOption: 'c',
    why: 'Whatever reaches the browser can be read by its user. Only the server may know the secret.',
  },
];
