import { expect, it } from '@jest/globals';
import { CLOSED_WEEKDAY } from '@portal/domain/applications/answer-time.js';
import { CHAT_REPLIES } from './chat-replies.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { APPLICATION_DOOR, TEST_DOOR } from './doors.js';
import { PROMISES } from './promises.js';

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
