import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Accessibility',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about accessibility.',
  },
  {
    skill: 'Interaction and navigation',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about interaction and navigation.',
  },
  {
    skill: 'Usability testing and metrics',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about usability testing and metrics.',
  },
  {
    skill: 'User research and process',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about user research and process.',
  },
  {
    skill: 'Visual design',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about visual design.',
  },
];
