import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Search engine optimisation',
    weight: 2,
    source: 'Google Search Essentials and its spam policies; RFC 9309 (robots.txt); schema.org',
    about:
      'What keeps a page in the index or out of it: robots.txt, canonical and hreflang, status codes, structured data, Core Web Vitals, and what counts as spam.',
  },
  {
    skill: 'Paid advertising',
    weight: 2,
    source: 'OMCP standard for paid search; MRC guidelines for viewable impressions; ASCI Code',
    about:
      'Match types and negatives, bidding, impression share, conversion tracking, the cost of a result, and which advertisements and landing pages may not run in India.',
  },
  {
    skill: 'Analytics and measurement',
    weight: 2,
    source: 'OMCP standard for digital analytics; Google Analytics certification outline',
    about:
      'Tagged links and channels, sessions and events, attribution, why two tools differ, tests that can be trusted, and what a campaign really added.',
  },
  {
    skill: 'Email, messaging and consent',
    weight: 2,
    source:
      'RFC 7208, 6376 and 7489 (SPF, DKIM, DMARC); TRAI TCCCPR 2018; Digital Personal Data Protection Act 2023',
    about:
      'Authentication, bounces and the standing of a sender, the rates of a mailing, commercial messages in India, and consent to the use of personal data.',
  },
  {
    skill: 'Social media and content',
    weight: 2,
    source:
      'ASCI guidelines for influencer advertising; IS 19000:2022 (online reviews); AMEC Barcelona Principles',
    about:
      'Labels and rights in work with creators, audiences and formats, link previews, reviews, and reports that say no more than their figures.',
  },
];
