import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Browser and performance',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about browser and performance.',
  },
  {
    skill: 'CSS and layout',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about CSS and layout.',
  },
  {
    skill: 'HTML and accessibility',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about HTML and accessibility.',
  },
  {
    skill: 'JavaScript',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about JavaScript.',
  },
  {
    skill: 'React',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about React.',
  },
];
