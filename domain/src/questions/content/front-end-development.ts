import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Browser and performance',
    weight: 2,
    source:
      'WHATWG, Fetch; IETF, RFC 6265 and 9111: cookies and caching; OWASP, XSS Prevention Cheat Sheet',
    about:
      'What a browser loads, stores, sends and refuses, which line is a hole, and what slows a page.',
  },
  {
    skill: 'CSS and layout',
    weight: 2,
    source: 'W3C, CSS Snapshot: Cascade, Selectors, Flexible Box, Grid and Positioned Layout',
    about:
      'Which rule wins, which box is how wide or on top, and which declaration fixes a layout.',
  },
  {
    skill: 'HTML and accessibility',
    weight: 2,
    source: 'WHATWG, HTML; W3C, WCAG 2.2 and WAI-ARIA 1.2; MDN Curriculum',
    about:
      'Which element fits, what a form sends, and what keyboard and screen reader users get of it.',
  },
  {
    skill: 'JavaScript',
    weight: 2,
    source: 'Ecma International, ECMA-262; WHATWG, DOM; MDN Curriculum',
    about:
      'What a piece of code prints and in which order, and which change fixes asynchronous code.',
  },
  {
    skill: 'React',
    weight: 2,
    source: "React's documentation (react.dev), Learn and Reference",
    about:
      'What is rendered when, where state belongs, and which change fixes an effect or a hook.',
  },
];
