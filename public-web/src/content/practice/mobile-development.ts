import type { PracticeQuestion } from '../practice-question.js';

export const QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'practice-mobile-development-1',
    question: 'When should an app ask for the permission to use the camera?',
    options: {
      a: 'At its first start, with all others',
      b: 'Never; it can be taken',
      c: 'When the user is about to take a picture',
      d: 'After each update',
    },
    correctOption: 'c',
    why: 'Asked at that moment, the reason is plain, and more people agree. Asked at the start, it looks like prying.',
  },
  {
    id: 'practice-mobile-development-2',
    question: 'A message is typed on a train as the network breaks off. What should the app do?',
    options: {
      a: 'Keep it and send it later',
      b: 'Empty the field',
      c: 'Close itself',
      d: 'Ask to type it again',
    },
    correctOption: 'a',
    why: 'What was typed is kept on the device and sent once the network is back; work must not be lost to a tunnel.',
  },
  {
    id: 'practice-mobile-development-3',
    question: 'Why should touch targets be about 48 units high, even where the icon is smaller?',
    options: {
      a: 'Icons load faster',
      b: 'The battery lasts longer',
      c: 'The store asks for screenshots',
      d: 'Fingers are not precise',
    },
    correctOption: 'd',
    why: 'A fingertip covers about that much. Smaller targets are missed, most of all by people with unsteady hands.',
  },
];
