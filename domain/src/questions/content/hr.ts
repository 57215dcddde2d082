import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Compensation and payroll',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about compensation and payroll.',
  },
  {
    skill: 'HR analytics',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about HR analytics.',
  },
  {
    skill: 'Law and employee relations',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about law and employee relations.',
  },
  {
    skill: 'Performance and training',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about performance and training.',
  },
  {
    skill: 'Recruitment and selection',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about recruitment and selection.',
  },
];
