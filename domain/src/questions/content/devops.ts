import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'CI/CD and version control',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about CI/CD and version control.',
  },
  {
    skill: 'Containers and Kubernetes',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about containers and Kubernetes.',
  },
  {
    skill: 'Infrastructure as code',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about infrastructure as code.',
  },
  {
    skill: 'Linux and networking',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about Linux and networking.',
  },
  {
    skill: 'Monitoring and reliability',
    weight: 2,
    source: 'Weighed by the authors of the bank, by no published syllabus',
    about: 'Questions about monitoring and reliability.',
  },
];
