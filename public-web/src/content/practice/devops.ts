import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-devops-1',
    question:
      'A password was committed to a Git repository and removed in the next commit. Is it safe now?',
    options: {
      a: 'Yes, the file no longer shows it',
      b: 'Yes, if the branch is merged',
      c: 'No, the history still holds it: change it',
      d: 'No, unless the commit is renamed',
    },
    correctOption: 'c',
    why: 'Anyone with the repository can read the old commit. The only safe step is to make the password worthless by changing it.',
  },
  {
    id: 'practice-devops-2',
    question: 'What does a health check of a load balancer decide?',
    options: {
      a: 'Which server gets the next requests',
      b: 'Which user may sign in',
      c: 'How large the disk is',
      d: 'When the certificate ends',
    },
    correctOption: 'a',
    why: 'A server that fails its check gets no more requests until it passes again, so users do not meet the broken one.',
  },
  {
    id: 'practice-devops-3',
    question:
      'Why is the same container image that passed the tests used in production, instead of building it anew there?',
    options: {
      a: "Images can't be built twice",
      b: 'What was tested is then what runs',
      c: 'It makes the image smaller',
      d: 'It hides the source code',
    },
    correctOption: 'b',
    why: 'A new build may pick up other versions. Promoting the tested image keeps test and production the same.',
  },
];
