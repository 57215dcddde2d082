import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Charts and dashboards',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about charts and dashboards.',
  },
  {
    skill: 'Data quality',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about data quality.',
  },
  {
    skill: 'SQL',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about SQL.',
  },
  {
    skill: 'Spreadsheets',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about spreadsheets.',
  },
  {
    skill: 'Statistics and interpretation',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about statistics and interpretation.',
  },
];
