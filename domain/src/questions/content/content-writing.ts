import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Copywriting and advertising codes',
    weight: 2,
    source:
      'ASCI Code for Self-Regulation of Advertising Content with its guidelines for influencers; guidelines of the Central Consumer Protection Authority on misleading advertisements (2022) and dark patterns (2023)',
    about:
      'Which line does which work in an advert, which claim needs proof or a label, and what a test of two versions shows.',
  },
  {
    skill: 'Editing and proof-reading',
    weight: 2,
    source:
      'Professional Editorial Standards of Editors Canada; ISO 5776, symbols for text proof correction',
    about:
      'What is corrected, queried or left at which stage, by which authority, and which fault of grammar or punctuation a line has.',
  },
  {
    skill: 'Research, sources and rights',
    weight: 2,
    source: 'Copyright Act, 1957 (India); Creative Commons licences 4.0',
    about:
      'Who owns a text or picture and how it may be used, how sources are named, and what a figure says.',
  },
  {
    skill: 'SEO and measurement',
    weight: 2,
    source:
      'Google Search Essentials and SEO Starter Guide; Search Console and Analytics documentation',
    about:
      'How pages are found, moved and kept out of search, which links need a mark, and how reports and rates are read.',
  },
  {
    skill: 'Structure and accessibility',
    weight: 2,
    source: 'ISO 24495-1, plain language; WCAG 2.2 and HTML of the W3C and WHATWG; CommonMark',
    about:
      'How a page is built so that people with any device can read it: headings, alternatives for pictures and sound, parts of a story, plain sentences.',
  },
];
