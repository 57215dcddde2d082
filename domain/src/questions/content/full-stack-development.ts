import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'APIs and server-side code',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about APIs and server-side code.',
  },
  {
    skill: 'Architecture and deployment',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about architecture and deployment.',
  },
  {
    skill: 'Databases',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about databases.',
  },
  {
    skill: 'Front-end integration',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about front-end integration.',
  },
  {
    skill: 'Security and authentication',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about security and authentication.',
  },
];
