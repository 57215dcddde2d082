import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-content-writing-1',
    question: 'Which version of this line for a notice board is in the active voice?',
    options: {
      a: 'The library will be closed by the staff at six.',
      b: 'Closing of the library is done at six.',
      c: 'The library is closed at six by its staff.',
      d: 'The staff close the library at six.',
    },
    correctOption: 'd',
    why: 'In the active voice the one who acts is the subject: the staff close. It is shorter, and it says who does what.',
  },
  {
    id: 'practice-content-writing-2',
    question:
      'A reader skims an article on a phone. What helps that reader most to find the part that matters?',
    options: {
      a: 'Headings that say what follows',
      b: 'A longer introduction',
      c: 'Paragraphs of equal length',
      d: 'Words in capital letters',
    },
    correctOption: 'a',
    why: 'Skimming readers jump from heading to heading. One that names its content lets them stop at the right place.',
  },
  {
    id: 'practice-content-writing-3',
    question:
      'You quote a study in a blog post. What belongs beside the figure so that a reader can check it?',
    options: {
      a: 'A stock photograph',
      b: 'A link to the study itself',
      c: 'The word “proven”',
      d: 'A second figure that agrees',
    },
    correctOption: 'b',
    why: 'A link to the source lets anybody check the figure. An adjective or a picture proves nothing.',
  },
];
