import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Data and networking',
    weight: 2,
    source:
      'IETF, RFC 9110 and 9111: HTTP semantics and caching; Android guide to app architecture',
    about:
      'What a request, a cache, a database or a flow does, and what is kept when the network fails.',
  },
  {
    skill: 'Performance and testing',
    weight: 2,
    source: 'ISTQB, Mobile Application Testing (CT-MAT); Android vitals',
    about: 'Which line a crash report points at, why a test fails, and what slows a screen down.',
  },
  {
    skill: 'Platform and lifecycle',
    weight: 2,
    source: "Google, Android Basics with Compose; Apple, Develop in Swift; Flutter's documentation",
    about:
      'What survives a rotation, which permission or background task fits, what a snippet does.',
  },
  {
    skill: 'Security and release',
    weight: 2,
    source: 'OWASP, Mobile Application Security Verification Standard; rules of both stores',
    about: 'Which finding is a hole, which build a user gets, and how a bad release is mended.',
  },
  {
    skill: 'UI and state',
    weight: 2,
    source: 'W3C, WCAG 2.2; Material Design 3; Apple, Human Interface Guidelines',
    about:
      'What a screen shows after a change of state, and which layout fails large fonts or TalkBack.',
  },
];
