import { expect, it } from '@jest/globals';
import type { EmailData } from '@portal/domain/email/index.js';
import type { Config } from '../platform/config/config.js';
import { interviewAttachments } from './interview-file.js';

const CONFIG = {
  PUBLIC_URL: 'https://portal.example.com',
  COMPANY_INBOX: 'office@example.com',
  issuer: { name: 'Saral Digital', address: '', gstin: '' },
} as Config;

const DATA: EmailData['application-moved'] = {
  ...{ name: 'Asha Rao', subject: 'An interview', text: 'Please come.', page: 'token' },
  interview: {
    ...{ startsAt: '2026-02-02T11:00:00.000Z', minutes: 45, place: 'Room 1' },
    ...{ uid: 'one', sequence: 2 },
  },
};

const filesOf = (data: EmailData['application-moved']) =>
  interviewAttachments(CONFIG)({
    ...{ id: '1', kind: 'application-moved', to: 'asha@example.com', replyTo: null, data },
    companyInbox: 'jobs@example.com',
  });

it('A mail about an interview has it as a calendar file', async () => {
  const [file] = await filesOf(DATA);
  expect(file).toMatchObject({ filename: 'interview.ics' });
  expect(String(file?.content).replaceAll('\r\n ', '').split('\r\n')).toEqual(
    expect.arrayContaining([
      ...['UID:one@portal.example.com', 'SEQUENCE:2', 'LOCATION:Room 1'],
      ...['DTSTART:20260202T110000Z', 'DTEND:20260202T114500Z'],
      'ORGANIZER;CN="Saral Digital":mailto:jobs@example.com',
    ]),
  );
});

it('A mail about another move has no file', async () => {
  const { interview: _interview, ...data } = DATA;
  expect(await filesOf(data)).toEqual([]);
});
