import { type CalendarEvent, calendarFile } from './calendar-file.js';
import type { EmailData } from '@portal/domain/email/index.js';
import type { Config } from '../platform/config/config.js';
import { interviewAttachments } from './interview-file.js';
import { randomUUID } from 'node:crypto';
import { hmacApplicantTokens } from './applicant-tokens.hmac.js';

const EVENT: CalendarEvent = {
  uid: 'one@portal.example.com',
  sequence: 2,
  madeAt: new Date('2026-01-31T10:00:00.123Z'),
  startsAt: new Date('2026-02-02T11:00:00.000Z'),
  endsAt: new Date('2026-02-02T11:30:00.000Z'),
  summary: 'Interview',
  place: 'https://meet.example.com/asha',
  organizer: { name: 'Saral Digital', email: 'office@example.com' },
};

/** The properties as a calendar reads them, unfolded. */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

const valueOf = (file: string, name: string): string | undefined =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('An interview as a file for calendars', () => {
  it('has its time in UTC, its place, and the number of its change', () => {
    expect(linesOf(calendarFile(EVENT))).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Saral Digital//Interviews//EN'],
      ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'BEGIN:VEVENT', 'UID:one@portal.example.com'],
      ...['SEQUENCE:2', 'DTSTAMP:20260131T100000Z', 'DTSTART:20260202T110000Z'],
      ...['DTEND:20260202T113000Z', 'SUMMARY:Interview', 'LOCATION:https://meet.example.com/asha'],
      ...['ORGANIZER;CN="Saral Digital":mailto:office@example.com', 'STATUS:CONFIRMED'],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  it('takes no property from what was typed', () => {
    const hostile = 'Asha"\r\nATTENDEE:mailto:eve@example.com\nX:1;\\,\u0007';
    const file = calendarFile({
      ...EVENT,
      ...{ summary: hostile, place: hostile, uid: hostile },
      organizer: { name: hostile, email: 'a@example.com\r\nX:1' },
    });
    const plain = linesOf(calendarFile(EVENT));
    const namesIn = (lines: string[]) => lines.map((line) => line.split(/[:;]/)[0]);
    expect(namesIn(linesOf(file))).toEqual(namesIn(plain));
    expect(valueOf(file, 'SUMMARY')).toBe(
      'Asha"\\nATTENDEE:mailto:eve@example.com\\nX:1\\;\\\\\\, ',
    );
  });

  it.each(['क्षितिज '.repeat(40), '👩🏽‍💻'.repeat(40)])(
    'folds long lines after at most 75 octets, within no character',
    (place) => {
      const file = calendarFile({ ...EVENT, place });
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\p{Surrogate}/u);
      }
      expect(valueOf(file, 'LOCATION')).toBe(place);
    },
  );
});

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

const SECRET = 'a-secret-for-tests-of-32-characters';

const OTHER = 'another-secret-of-32-characters-xx';

const tokens = hmacApplicantTokens([SECRET]);

describe('The token of an applicant’s page', () => {
  it('opens its own application, and is always the same', () => {
    for (let nth = 0; nth < 50; nth++) {
      const id = randomUUID();
      expect(tokens.idIn(tokens.tokenOf(id))).toBe(id);
      expect(tokens.tokenOf(id)).toBe(tokens.tokenOf(id));
    }
  });

  it('opens nothing once any of its signs is another, nor with another’s signature', () => {
    const [own, other] = [tokens.tokenOf(randomUUID()), tokens.tokenOf(randomUUID())];
    for (let at = 0; at < own.length; at++) {
      const changed = own[at] === 'A' ? 'B' : 'A';
      expect(tokens.idIn(own.slice(0, at) + changed + own.slice(at + 1))).toBeNull();
    }
    const idEnds = Math.ceil((16 * 4) / 3);
    expect(tokens.idIn(own.slice(0, idEnds) + other.slice(idEnds))).toBeNull();
  });

  it('opens nothing if another secret signed it, or if it is none', () => {
    const forged = hmacApplicantTokens([OTHER]);
    const none = ['', randomUUID(), 'x'.repeat(64), 'x'.repeat(9_000), `${'x'.repeat(63)}=`];
    for (const token of [forged.tokenOf(randomUUID()), ...none]) {
      expect(tokens.idIn(token)).toBeNull();
    }
  });

  it('opens its application under the secret before this one too', () => {
    const changing = hmacApplicantTokens([OTHER, SECRET]);
    const id = randomUUID();
    expect(changing.idIn(tokens.tokenOf(id))).toBe(id);
    expect(tokens.idIn(changing.tokenOf(id))).toBeNull();
  });
});
