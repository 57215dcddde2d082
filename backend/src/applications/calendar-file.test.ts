import { describe, expect, it } from '@jest/globals';
import { calendarFile, type CalendarEvent } from './calendar-file.js';

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
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Saral Digital//Interviews//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:one@portal.example.com',
      'SEQUENCE:2',
      'DTSTAMP:20260131T100000Z',
      'DTSTART:20260202T110000Z',
      'DTEND:20260202T113000Z',
      'SUMMARY:Interview',
      'LOCATION:https://meet.example.com/asha',
      'ORGANIZER;CN="Saral Digital":mailto:office@example.com',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
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

  it.each(['x'.repeat(500), 'क्षितिज '.repeat(40), '👩🏽‍💻'.repeat(40)])(
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
