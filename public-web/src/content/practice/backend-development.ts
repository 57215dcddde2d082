import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-backend-development-1',
    question:
      "A signed-in user asks to delete another user's photo, which the rules forbid. Which status should the server send?",
    options: {
      a: '200 OK',
      b: '403 Forbidden',
      c: '401 Unauthorized',
      d: '500 Internal Server Error',
    },
    correctOption: 'b',
    why: 'The server knows who is asking and refuses the action: that is 403. 401 would mean that it does not know who asks.',
  },
  {
    id: 'practice-backend-development-2',
    question:
      'Why does a web application send user input to the database as parameters instead of joining it into the SQL text?',
    options: {
      a: 'It makes the table smaller',
      b: 'It lets the query skip the index',
      c: 'The input can then never be read as SQL',
      d: 'It avoids opening a connection',
    },
    correctOption: 'c',
    why: 'A parameter is only ever a value. Text that is joined into the statement can end a quotation and add commands: SQL injection.',
  },
  {
    id: 'practice-backend-development-3',
    question:
      'A nightly job was started twice by mistake, and each customer was billed twice. Which property was the job lacking?',
    options: {
      a: 'It was not idempotent',
      b: 'It was not stateless',
      c: 'It was not asynchronous',
      d: 'It was not encrypted',
    },
    correctOption: 'a',
    why: 'An idempotent job leaves the same result however often it runs, for example by noting for each customer that this month is billed.',
  },
];
