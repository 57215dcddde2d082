import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'SQL',
    weight: 3,
    source: 'ISO/IEC 9075, the SQL standard',
    about:
      'What a query returns and which one answers a question: joins, grouping, sets, windows and NULL.',
  },
  {
    skill: 'Spreadsheets',
    weight: 2,
    source: 'ICDL syllabus, modules Spreadsheets and Advanced Spreadsheets',
    about: 'Formulas, references, lookups, dates, errors and pivot tables, read and corrected.',
  },
  {
    skill: 'Statistics and inference',
    weight: 2,
    source: 'ISO 3534-1 (statistical terms) and the ASA statement on p-values (2016)',
    about:
      'Describing data, choosing a test, reading its result and a regression, and what spoils a conclusion.',
  },
  {
    skill: 'Charts, dashboards and metrics',
    weight: 2,
    source: 'UNECE, Making Data Meaningful, part 2: A guide to presenting statistics',
    about:
      'Choosing, reading and correcting charts, and defining and comparing the figures of a dashboard.',
  },
  {
    skill: 'Data quality',
    weight: 1,
    source: 'ISO/IEC 25012, the data quality model',
    about: 'Types, keys, patterns, missing values, and what happens to data between two systems.',
  },
];
