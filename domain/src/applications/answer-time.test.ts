import { describe, expect, it } from '@jest/globals';
import { secondsAfter } from '../kernel/time.js';
import { answerBy, isLate } from './answer-time.js';

const CAME = new Date('2026-01-05T10:00:00Z');
const HOUR = 60 * 60;

describe('The answer to a message', () => {
  it('is due 24 hours after it came, and late a moment after that', () => {
    const message = { createdAt: CAME, dueAt: null };
    const due = secondsAfter(CAME, 24 * HOUR);
    expect(answerBy(message)).toEqual(due);
    expect(isLate(message, due)).toBe(false);
    expect(isLate(message, new Date(due.getTime() + 1))).toBe(true);
  });

  it('is due on the day of a grievance, which has one of its own', () => {
    const dueAt = secondsAfter(CAME, 90 * 24 * HOUR);
    expect(answerBy({ createdAt: CAME, dueAt })).toEqual(dueAt);
    expect(isLate({ createdAt: CAME, dueAt }, secondsAfter(CAME, 25 * HOUR))).toBe(false);
    expect(isLate({ createdAt: CAME, dueAt }, secondsAfter(dueAt, 1))).toBe(true);
  });
});
