import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Caching and performance',
    weight: 2,
    source: 'IETF, RFC 9111: HTTP caching; documentation of PostgreSQL (Using EXPLAIN) and Redis',
    about:
      'What a cache may still serve, which line of a plan or a metric shows why it is slow, what mends it.',
  },
  {
    skill: 'Concurrency and reliability',
    weight: 2,
    source:
      'OASIS, AMQP 1.0; Google, Site Reliability Engineering; POSIX and PostgreSQL on locking',
    about:
      'What two requests do to one row, what may be repeated, and what a log of an incident says.',
  },
  {
    skill: 'Databases',
    weight: 2,
    source: "ISO/IEC 9075: SQL; PostgreSQL's documentation",
    about:
      'What a query or a constraint does with these rows, which index helps, which change is safe.',
  },
  {
    skill: 'HTTP and APIs',
    weight: 2,
    source: 'IETF, RFC 9110: HTTP semantics, RFC 8259: JSON; WHATWG, Fetch and URL',
    about:
      'What a method, a status or a header means, what a server reads, and which response is wrong.',
  },
  {
    skill: 'Security',
    weight: 2,
    source: 'OWASP, API Security Top 10 (2023) and Application Security Verification Standard',
    about:
      'Which line or design can be attacked and by what, who gets through a check, what protects a secret.',
  },
];
