import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'CI/CD and version control',
    weight: 2,
    source: 'Linux Professional Institute, DevOps Tools Engineer; Chacon and Straub, Pro Git',
    about:
      'What Git and a pipeline do with a change, where a secret leaks, and which way of release fits.',
  },
  {
    skill: 'Containers and Kubernetes',
    weight: 2,
    source: 'CNCF, Certified Kubernetes Administrator: curriculum; Docker: Dockerfile reference',
    about:
      'Which line of a Dockerfile or manifest is wrong, what a Pod does, and what is left of its data.',
  },
  {
    skill: 'Infrastructure as code',
    weight: 2,
    source: "HashiCorp, Terraform Associate: exam objectives; Ansible's documentation; YAML 1.1",
    about: 'What a plan or a playbook will change, which command fits, and what can be run twice.',
  },
  {
    skill: 'Linux and networking',
    weight: 2,
    source:
      'Linux Professional Institute, LPIC-1 (exams 101 and 102); IETF, RFC 1034: domain names',
    about:
      'What a shell script prints, who may do what with a file, and where a request gets stuck.',
  },
  {
    skill: 'Monitoring and reliability',
    weight: 2,
    source:
      'CNCF, Prometheus Certified Associate: curriculum; Google, Site Reliability Engineering',
    about:
      'What a query, an alert, a log or a trace tells, what is done first, and what a backup is worth.',
  },
];
