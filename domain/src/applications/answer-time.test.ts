import { describe, expect, it } from '@jest/globals';
import { indianTime } from '../kernel/indian-day.js';
import { secondsAfter } from '../kernel/time.js';
import { answerBy, isLate } from './answer-time.js';

/** In January 2026, on the clocks of India; the 3rd is a Saturday. */
const at = (text: string): Date => indianTime(`2026-01-${text}`)!;

describe('The answer to a message', () => {
  it.each([
    ['of a Monday', '05T10:00', '06T10:00'],
    ['of a Friday evening', '09T20:15', '10T20:15'],
    ['of the first minute of a Saturday', '03T00:00', '05T00:00'],
    ['of a Saturday', '03T15:00', '05T15:00'],
    ['of the last minute of a Saturday', '03T23:59', '05T23:59'],
    ['of the first minute of a Sunday', '04T00:00', '06T00:00'],
    ['of a Sunday night', '04T23:59', '06T00:00'],
    ['of the first minute after a Sunday', '05T00:00', '06T00:00'],
  ])(
    '%s is due after the 24 hours of working days, and late a moment after that',
    (_, came, by) => {
      const message = { createdAt: at(came), dueAt: null };
      expect(answerBy(message)).toEqual(at(by));
      expect(isLate(message, at(by))).toBe(false);
      expect(isLate(message, new Date(at(by).getTime() + 1))).toBe(true);
    },
  );

  it('is due on the day of a grievance, which has one of its own', () => {
    const createdAt = at('03T10:00');
    const dueAt = secondsAfter(createdAt, 90 * 24 * 60 * 60);
    expect(answerBy({ createdAt, dueAt })).toEqual(dueAt);
    expect(isLate({ createdAt, dueAt }, at('30T10:00'))).toBe(false);
    expect(isLate({ createdAt, dueAt }, secondsAfter(dueAt, 1))).toBe(true);
  });
});
