import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Data preparation',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about data preparation.',
  },
  {
    skill: 'Experiments and ethics',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about experiments and ethics.',
  },
  {
    skill: 'Modelling and evaluation',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about modelling and evaluation.',
  },
  {
    skill: 'Probability and statistics',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about probability and statistics.',
  },
  {
    skill: 'Python for data',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about Python for data.',
  },
];
