import { expect, it } from '@jest/globals';
import { COMPANY, OFFICERS, REGISTRATIONS } from '@portal/domain/kernel/company.js';
import { ACHIEVEMENT_STATS } from './achievements.js';
import { ALUMNI } from './alumni.js';
import { ARTICLES } from './articles.js';
import { IMPACT } from './impact.js';
import { NEWS } from './news.js';
import { PROGRAMS } from './programs.js';
import { PROJECTS } from './projects.js';
import { PROMISES } from './promises.js';
import { samplesIn } from './sample-signs.js';
import { SAMPLES } from './samples.js';

it('Each fact that is delivered is found to be a sample by its content', () => {
  const { name, legalName, developer, emails, securityEmail, phones, whatsapp, social } = COMPANY;
  const facts = [
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

it('Each figure says what it counts', () => {
  const counted = [...ACHIEVEMENT_STATS, ...IMPACT.flatMap(({ figures }) => figures), ...PROMISES];
  for (const { note } of counted) expect(note.length).toBeGreaterThan(10);
});
