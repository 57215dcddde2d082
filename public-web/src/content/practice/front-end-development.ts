import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-front-end-development-1',
    question: 'A picture only decorates the page. What should its alt attribute be?',
    options: { a: "The file's name", b: '“image”', c: 'Empty', d: "The page's title" },
    correctOption: 'c',
    why: 'With an empty alt a screen reader skips the picture. Any text would be read out and say nothing.',
  },
  {
    id: 'practice-front-end-development-2',
    question: 'Which CSS makes the items of a list wrap to the next row when they do not fit?',
    options: {
      a: '`display: flex; flex-wrap: wrap`',
      b: '`display: inline; white-space: nowrap`',
      c: '`position: absolute; left: 0`',
      d: '`float: none; clear: both`',
    },
    correctOption: 'a',
    why: 'Flex items stay on one line by default; `flex-wrap: wrap` lets them go on in the next.',
  },
  {
    id: 'practice-front-end-development-3',
    question: 'How does a visitor who uses only the keyboard see where on the page she is?',
    options: {
      a: 'By the title of the tab',
      b: 'By the visible focus, which the style must not remove',
      c: 'By the colour of visited links',
      d: 'By the position of the scroll bar',
    },
    correctOption: 'b',
    why: 'The focus ring marks what the next key press acts on. A rule such as `outline: none` without a replacement takes it away.',
  },
];
