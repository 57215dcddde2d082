import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Copywriting and tone',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about copywriting and tone.',
  },
  {
    skill: 'Grammar and editing',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about grammar and editing.',
  },
  {
    skill: 'Research and accuracy',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about research and accuracy.',
  },
  {
    skill: 'SEO',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about SEO.',
  },
  {
    skill: 'Structure and readability',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about structure and readability.',
  },
];
