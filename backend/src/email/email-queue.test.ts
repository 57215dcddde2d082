import { describe, expect, it } from '@jest/globals';
import { retryDelayMs, SEND_TRIES } from './email-queue.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const delays = Array.from({ length: SEND_TRIES - 1 }, (_, at) => retryDelayMs(at + 1));

describe('The waits between the tries of a mail', () => {
  it('double from a second on', () =>
    expect(delays.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]));

  it('are a minute at most, so that mails follow soon when a server is back', () =>
    expect(Math.max(...delays)).toBe(60_000));

  it('last for most of a day', () =>
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(0.9 * DAY_MS));
});
