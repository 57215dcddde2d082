import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Analytics and measurement',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about analytics and measurement.',
  },
  {
    skill: 'Email, messaging and consent',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about email, messaging and consent.',
  },
  {
    skill: 'Paid advertising',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about paid advertising.',
  },
  {
    skill: 'Search engine optimisation',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about search engine optimisation.',
  },
  {
    skill: 'Social media and content',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about social media and content.',
  },
];
