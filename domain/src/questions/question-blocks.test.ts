import { expect, it } from '@jest/globals';
import { inlineParts, questionBlocks } from './question-blocks.js';

it.each([
  ['one paragraph', 'What is 2 + 2?', ['prose']],
  ['a colon', 'It runs:\n\ndocker run nginx\n\nWhat happens?', ['prose', 'code', 'prose']],
  ['a question mark', 'What is its value?\n\n[1, 2, 3].length', ['prose', 'code']],
  ['several lines', 'Look at this\n\n\nif (a) {\n  b();\n}', ['prose', 'code']],
  ['a quotation', 'Which mistake is in this?\n\n“He go home.”', ['prose', 'quote']],
  ['code before it', 'a:\nb:\n\nWhat is this?', ['code', 'prose']],
])('A question with %s has these blocks: %j', (_, question, kinds) => {
  const blocks = questionBlocks(question);
  expect(blocks.map(({ kind }) => kind)).toEqual(kinds);
  expect(blocks.map(({ text }) => text)).toEqual(question.split(/\n\n+/));
});

it.each([
  [
    'What does `a` do?',
    [
      [false, 'What does '],
      [true, 'a'],
      [false, ' do?'],
    ],
  ],
  ['`a`', [[true, 'a']]],
])('The line %s has these parts of text and code, none empty: %j', (line, parts) => {
  expect(inlineParts(line).map(({ isCode, text }) => [isCode, text])).toEqual(parts);
});
