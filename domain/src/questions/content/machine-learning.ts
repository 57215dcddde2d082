import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Algorithms',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about algorithms.',
  },
  {
    skill: 'Core concepts',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about core concepts.',
  },
  {
    skill: 'Data and ML in practice',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about data and ML in practice.',
  },
  {
    skill: 'Model evaluation',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about model evaluation.',
  },
  {
    skill: 'Neural networks',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about neural networks.',
  },
];
