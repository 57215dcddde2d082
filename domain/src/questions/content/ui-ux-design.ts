import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Accessibility',
    weight: 2,
    source: 'W3C: Web Content Accessibility Guidelines (WCAG) 2.2, WAI-ARIA Authoring Practices',
    about:
      'What level AA asks for and what it does not: contrast, targets, reflow, media, names and states for screen readers, and the keys of widgets.',
  },
  {
    skill: 'Interaction and navigation',
    weight: 2,
    source:
      'ISO 9241-110 (interaction principles); Nielsen’s ten heuristics; Guidelines for Prevention and Regulation of Dark Patterns, 2023',
    about:
      'Which control, message or way through a site fits and why, fields of forms, heuristics and laws of use, errors in Norman’s terms, and dark patterns.',
  },
  {
    skill: 'Usability testing and metrics',
    weight: 2,
    source: 'ISO 9241-11 (usability); CPUX-UT curriculum (usability testing) of UXQB',
    about:
      'Methods, tasks and moderation of tests, effectiveness, efficiency and satisfaction, questionnaires such as SUS, severity, and what figures allow to say.',
  },
  {
    skill: 'User research and process',
    weight: 2,
    source: 'ISO 9241-210 (human-centred design); CPUX-UR curriculum (user requirements) of UXQB',
    about:
      'Methods, questions, samples, bias and consent of research, analysis of what was said, and the pieces of work that come of it.',
  },
  {
    skill: 'Visual design',
    weight: 2,
    source:
      'Design Tokens Community Group of W3C; Material Design; Apple Human Interface Guidelines; Gestalt principles',
    about:
      'Type, colour, grouping and charts, layout that adapts, tokens, states of components, and what is handed over for each platform.',
  },
];
