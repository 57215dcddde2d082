import { describe, expect, it } from '@jest/globals';
import { CLOSED_WEEKDAY } from '@portal/domain/applications/answer-time.js';
import { CHAT_REPLIES } from './chat-replies.js';
import { COMPANY, OFFICERS, REGISTRATIONS } from '@portal/domain/kernel/company.js';
import { APPLICATION_DOOR, TEST_DOOR } from './doors.js';
import { CONTACT, PROMISES } from './promises.js';
import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { askedDomain, practicePath } from '../features/exam/practice/practice-path.js';
import { articlesFor } from './articles-by-domain.js';
import { ARTICLES } from './articles.js';
import { outdatedIn, samplesIn } from './sample-signs.js';
import { ABOUT } from './about.js';
import { COMPANY_SUMMARY } from './achievements.js';
import { HERO } from './hero.js';
import { LANGUAGE_PAGES } from './in-languages.js';
import { SHOP } from './packages.js';
import { PAYMENT_TERMS } from './service-details.js';
import { ALUMNI } from './alumni.js';
import { NEWS } from './news.js';
import { PROGRAMS } from './programs.js';
import { PROJECTS } from './projects.js';
import { SAMPLES } from './samples.js';

const FROM_A_PERSON = /within one working day$/i;
const FROM_THE_SERVER = /^at once\b.* within 7 working days$/i;

it.each([
  [APPLICATION_DOOR, FROM_A_PERSON],
  [TEST_DOOR, FROM_THE_SERVER],
])('A door says by when an answer comes: %j', ({ answer }, words) => {
  expect(answer).toMatch(words);
});

it('The time for an answer is the one that the contact page promises', () => {
  expect(PROMISES[0]).toMatchObject({ figure: '24h', note: 'on working days' });
  const { reply } = CHAT_REPLIES.find(({ topic }) => topic === 'contact')!;
  expect(reply).toMatch(/Emails are answered within one working day\.$/);
});

it('The day whose hours do not count for an answer is the one on which the company is closed', () => {
  const sunday = Date.UTC(2026, 0, 4);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  const closed = weekday.format(sunday + CLOSED_WEEKDAY * 24 * 60 * 60 * 1000);
  expect(COMPANY.hours.filter((hours) => /closed/i.test(hours))).toEqual([`${closed}: closed`]);
});

describe('what to practise for a domain', () => {
  it('names articles of the blog by their own titles', () => {
    const known = ARTICLES.map(({ id, title }) => ({ id, title }));
    for (const { value } of TEST_DOMAINS) {
      const named = articlesFor(value);
      expect(named.length).toBeGreaterThan(0);
      for (const link of named) expect(known).toContainEqual(link);
    }
  });

  it('leads to the rehearsal of each domain, and takes no other word for one', () => {
    for (const { value } of TEST_DOMAINS) {
      expect(askedDomain(practicePath(value).replace(/^[^?]*/, ''))).toBe(value);
    }
    expect([askedDomain(''), askedDomain('?domain=nonsense')]).toEqual([null, null]);
  });
});

it.each([
  ...['Saral Digital', 'Electronic City Phase 1', 'Asha Sample', 'SALES@Example.org'],
  ...['https://portal.company.example', 'https://learn.company.test/news'],
  ...['https://example.com/news', '+91 00000 00001', '29AAAAA0000A0Z0', 'DIPP000000'],
  'As of November 2024: places in all batches of a year.',
])('%s is known to be delivered', (text) => {
  expect(samplesIn({ in: ['a list', text, text], at: null })).toEqual([text]);
});

it('What a company writes of itself is not', () => {
  const own = {
    names: ['Vriksha Labs', 'Sampled Sounds Private Limited', 'Example Foods LLP'],
    links: ['https://example-foods.in/', 'https://testing.in', 'mail@counterexample.com'],
    numbers: ['+91 98450 01020', '29ABCDE1234F2ZV', 'U62099KA2021PTC140233'],
    asOf: 'As of March 2027',
  };
  expect(samplesIn(own)).toEqual([]);
});

it('Figures are known to be old once their date is over a year ago', () => {
  const figures = ['As of March 2027.', 'As of November 2024: places', 'Since March 2027'];
  expect(outdatedIn(figures, Date.parse('2028-03-01'))).toEqual([]);
  expect(outdatedIn(figures, Date.parse('2028-05-01'))).toEqual(['As of March 2027.']);
});

it('Each fact that is delivered is found to be a sample by its content', () => {
  const { name, legalName, developer, emails, securityEmail, phones, whatsapp, social } = COMPANY;
  const facts = [
    ...[ABOUT, COMPANY_SUMMARY, CONTACT, HERO, SHOP, PAYMENT_TERMS, ...LANGUAGE_PAGES],
    ...[name, legalName, developer, securityEmail, whatsapp, OFFICERS.grievance],
    ...[...Object.values(emails), ...phones, ...social, ...Object.values(REGISTRATIONS)],
    ...[...ALUMNI, ...ARTICLES.flatMap(({ comments }) => comments), ...PROJECTS, ...NEWS],
    ...PROGRAMS.map(({ terms }) => terms),
  ];
  expect(facts.filter((fact) => samplesIn(fact).length === 0)).toEqual([]);
  expect(SAMPLES.map(({ what }) => what)).toEqual([
    ...['company', 'registrations', 'alumni', 'comments', 'projects', 'news', 'programs'],
    ...['figures', 'services', 'texts'],
  ]);
});
