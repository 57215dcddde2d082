import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'APIs and server-side code',
    weight: 2,
    source: 'IETF, RFC 9110: HTTP semantics; OpenAPI Specification 3.1',
    about:
      'What a route or a promise does, which status fits, and which change of an API breaks its clients.',
  },
  {
    skill: 'Architecture and deployment',
    weight: 2,
    source: 'The Twelve-Factor App; IETF, RFC 9111: HTTP caching',
    about:
      'What a proxy, a cache, a container or a second server does, and where a request was lost.',
  },
  {
    skill: 'Databases',
    weight: 2,
    source: 'ISO/IEC 9075: SQL; PostgreSQL documentation',
    about:
      'Which rows a query or a transaction leaves, which index serves it, and what two requests at once do.',
  },
  {
    skill: 'Front-end integration',
    weight: 2,
    source: 'WHATWG, Fetch, HTML and URL standards',
    about:
      'What a form or a call sends, whether the page may read the answer, and what mends a call.',
  },
  {
    skill: 'Security and authentication',
    weight: 2,
    source: 'OWASP, Top 10 and Application Security Verification Standard; IETF, RFC 6265: cookies',
    about: 'Which cookies go along, which line lets an attack in, and where a session belongs.',
  },
];
