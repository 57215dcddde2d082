import {
  asIndianTime,
  endOfIndianDay,
  indianDay,
  indianDayAfter,
  indianTime,
  indianWeekday,
  startOfIndianDay,
} from './indian-day.js';
import { earlierOf, laterOf, secondsAfter, secondsUntil, yearsBefore } from './time.js';
import { waitInWords } from './wait-in-words.js';
import { openingWords } from './opening-hours.js';

describe('A day in India', () => {
  it.each([
    ['2026-01-31T18:29:59.999Z', '2026-01-31'],
    ['2026-01-31T18:30:00.000Z', '2026-02-01'],
    ['2028-02-28T20:00:00.000Z', '2028-02-29'],
  ])('The day in India of %s is %s', (moment, day) =>
    expect(indianDay(new Date(moment))).toBe(day),
  );

  it('begins and ends at midnight there', () => {
    expect(startOfIndianDay('2026-02-01')).toEqual(new Date('2026-01-31T18:30:00.000Z'));
    expect(endOfIndianDay('2026-02-01')).toEqual(new Date('2026-02-01T18:29:59.999Z'));
  });

  it.each([
    ...['', '-271821-04-20', '2026-2-1', '2026-02-30', '2026-13-01', '2026-02-01T00:00'],
    'tomorrow',
  ])('is not named by "%s"', (text) => {
    expect(startOfIndianDay(text)).toBeNull();
    expect(endOfIndianDay(text)).toBeNull();
  });

  it('has its day of the week by the clock there', () => {
    expect(indianWeekday(new Date('2026-01-31T18:29:59.999Z'))).toBe(6);
    expect(indianWeekday(new Date('2026-01-31T18:30:00.000Z'))).toBe(0);
  });

  it('is counted on over the end of a month', () => {
    expect(indianDayAfter(new Date('2026-01-31T18:29:59.999Z'), 7)).toBe('2026-02-07');
    expect(indianDayAfter(new Date('2026-01-31T18:30:00.000Z'), 0)).toBe('2026-02-01');
  });
});

describe('A time in India', () => {
  it.each([
    ['2026-02-01T00:00', '2026-01-31T18:30:00.000Z'],
    ['2026-12-31T23:59', '2026-12-31T18:29:00.000Z'],
  ])('The time in India of %s is %s', (text, moment) => {
    expect(indianTime(text)).toEqual(new Date(moment));
    expect(asIndianTime(new Date(moment))).toBe(text);
  });

  it.each(['', '2026-02-01', '2026-02-30T10:00', '2026-02-01T24:00', '2026-02-01T10:60', '10:00'])(
    'is not named by "%s"',
    (text) => expect(indianTime(text)).toBeNull(),
  );
});

const NOON = new Date('2025-06-02T12:00:00.000Z');

it('counts seconds forwards and back', () => {
  expect(secondsAfter(NOON, 90)).toEqual(new Date('2025-06-02T12:01:30.000Z'));
  expect(secondsAfter(NOON, -15)).toEqual(new Date('2025-06-02T11:59:45.000Z'));
});

it('rounds the seconds until a moment up, and never below 0', () => {
  expect(secondsUntil(NOON, secondsAfter(NOON, 1.001))).toBe(2);
  expect(secondsUntil(NOON, secondsAfter(NOON, 1))).toBe(1);
  expect(secondsUntil(NOON, NOON)).toBe(0);
  expect(secondsUntil(NOON, secondsAfter(NOON, -5))).toBe(0);
});

it('goes back by years of the calendar', () => {
  expect(yearsBefore(NOON, 3)).toEqual(new Date('2022-06-02T12:00:00.000Z'));
  expect(yearsBefore(new Date('2024-02-29T00:00:00.000Z'), 4)).toEqual(new Date('2020-02-29'));
});

it('finds the earlier of two moments, the second if there is no first, and the later', () => {
  const later = secondsAfter(NOON, 1);
  expect([earlierOf(NOON, later), earlierOf(later, NOON)]).toEqual([NOON, NOON]);
  expect(earlierOf(null, later)).toBe(later);
  expect([laterOf(NOON, later), laterOf(later, NOON)]).toEqual([later, later]);
});

it.each([
  [0, '1 second'],
  [59.1, '60 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [7200, '2 hours'],
  [86_399, '24 hours'],
])('A wait of %d s is written as %s', (seconds, words) => expect(waitInWords(seconds)).toBe(words));

const HOURS = [
  { days: 'Mon to Fri', weekdays: [1, 2, 3, 4, 5], opens: '9:00 AM', closes: '6:00 PM' },
  { days: 'Saturday', weekdays: [6], opens: '10:30 AM', closes: '12:30 PM' },
  { days: 'Sunday', weekdays: [0] },
];

it.each([
  ['a Friday before the opening', '2026-11-27T08:59', 'Opens today at 9:00 AM'],
  ['the minute of the opening', '2026-11-27T09:00', 'Open now, until 6:00 PM'],
  ['the minute of the closing', '2026-11-27T18:00', 'Opens tomorrow at 10:30 AM'],
  ['the hour after noon', '2026-11-28T12:29', 'Open now, until 12:30 PM'],
  ['after a Saturday, over a closed day', '2026-11-28T12:30', 'Opens on Monday at 9:00 AM'],
  ['a closed day', '2026-11-29T11:00', 'Opens tomorrow at 9:00 AM'],
])('What is said at %s', (_, time, words) => {
  expect(openingWords(HOURS, indianTime(time)!)).toBe(words);
});

it('Nothing is said of a company that never opens', () => {
  expect(openingWords([], new Date())).toBe('');
});
