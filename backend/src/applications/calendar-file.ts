export type CalendarEvent = {
  /** The full id, with the host. */
  readonly uid: string;
  readonly sequence: number;
  readonly madeAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly place: string;
  readonly organizer: Person;
};

type Person = { readonly name: string; readonly email: string };

const MOST_OCTETS = 75;

/** A moment in UTC, as RFC 5545 writes it: 20260131T110000Z. */
const stamp = (moment: Date): string =>
  moment.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** A name as a parameter; a quotation mark can't be written within one. */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`;

/** Characters that could end an address early are left out. */
const mailto = (email: string): string => `mailto:${email.replace(/[\s\p{Cc};,"]/gu, '')}`;

/** Splits a line into pieces of at most 75 octets, never within a character; each further piece begins with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of line) {
    if (Buffer.byteLength(piece + sign) > MOST_OCTETS) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += sign;
  }
  pieces.push(piece);
  return pieces.join('\r\n');
}

/** An event as a file for calendars (RFC 5545, RFC 5546). A later one with the same uid replaces it. */
export function calendarFile(event: CalendarEvent): string {
  const { organizer } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(organizer.name)}//Interviews//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.madeAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.place)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:${mailto(organizer.email)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
