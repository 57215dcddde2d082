import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Data preparation',
    weight: 2,
    source: 'CRISP-DM 1.0, phases Data understanding and Data preparation',
    about:
      'Rows, features and labels for a model: joins, dates, gaps, codes, samples, and what leaks from the future or the test rows.',
  },
  {
    skill: 'Experiments and ethics',
    weight: 2,
    source: 'ICH E9, Statistical principles for clinical trials, and the ASA Ethical Guidelines',
    about:
      'Planning and reading tests, causes in records, privacy, fairness, and what a report may claim.',
  },
  {
    skill: 'Modelling and evaluation',
    weight: 2,
    source: 'GATE syllabus for Data Science and Artificial Intelligence (DA), Machine Learning',
    about:
      'Choosing, reading and checking regressions, classifiers, forecasts and groups, by a measure that fits the use.',
  },
  {
    skill: 'Probability and statistics',
    weight: 2,
    source:
      'GATE syllabus for Data Science and Artificial Intelligence (DA), Probability and Statistics',
    about:
      'Distributions, sampling, estimates, tests, intervals and Bayes, and what follows from them.',
  },
  {
    skill: 'Python for data',
    weight: 2,
    source: 'IT-ITeS Sector Skill Council NASSCOM, qualification pack AI – Data Scientist',
    about: 'What Python, NumPy and pandas code gives, where it fails and which line corrects it.',
  },
];
