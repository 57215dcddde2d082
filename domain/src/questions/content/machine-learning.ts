import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Metrics and validation',
    weight: 3,
    source: 'ISO/IEC TS 4213, assessment of machine learning classification performance',
    about:
      'Which figure fits a task, what it says, how rows are split, and what leaks into the score.',
  },
  {
    skill: 'Training and generalisation',
    weight: 2,
    source: 'ISO/IEC 23053, framework for AI systems using machine learning',
    about:
      'Losses, gradient steps, regularisation, learning curves and the logs of a training run.',
  },
  {
    skill: 'Algorithms and preprocessing',
    weight: 2,
    source: 'GATE syllabus Data Science and Artificial Intelligence, section Machine Learning',
    about: 'What models of tables and texts do, and how pipelines prepare their columns.',
  },
  {
    skill: 'Neural networks',
    weight: 2,
    source: 'NPTEL, syllabus of the course Deep Learning',
    about: 'Shapes, layers, outputs and losses, training loops, attention and fine-tuning.',
  },
  {
    skill: 'Deployment and monitoring',
    weight: 1,
    source: 'ISO/IEC 5338, life cycle processes of AI systems',
    about: 'Bringing a model into use, and seeing when its data or its world have changed.',
  },
];
