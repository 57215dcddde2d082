import { indianTime } from './indian-day.js';
import { openingWords } from './opening-hours.js';

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
