import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { liveStateOf, QUIET_AFTER_SECONDS } from './live.js';

const START = Date.UTC(2026, 0, 5, 10);
const MINUTE = 60_000;
const test = { startedAt: START, deadline: START + 30 * MINUTE, lastSeenAt: START + 9 * MINUTE };

describe('how an open test stands', () => {
  it('is told by its time and the last sign of its pages', () => {
    expect(liveStateOf(test, START + 10 * MINUTE)).toEqual({
      remainingSeconds: 1_200,
      share: 1 / 3,
      endsSoon: false,
      quietSeconds: 60,
      isQuiet: false,
    });
  });

  it('is quiet from the limit on, and counts from the start where no page has spoken', () => {
    const at = (seconds: number) =>
      liveStateOf({ ...test, lastSeenAt: null }, START + seconds * 1_000).isQuiet;
    expect([at(QUIET_AFTER_SECONDS - 1), at(QUIET_AFTER_SECONDS)]).toEqual([false, true]);
  });

  it('ends soon from less than five minutes on', () => {
    const at = (left: number) => liveStateOf(test, test.deadline - left).endsSoon;
    expect([at(5 * MINUTE), at(5 * MINUTE - 1)]).toEqual([false, true]);
  });

  it('never has less than no time, or more of it over than all, whatever the clocks say', () => {
    const moment = fc.integer({ min: START - 60 * MINUTE, max: START + 90 * MINUTE });
    fc.assert(
      fc.property(moment, moment, moment, (startedAt, deadline, now) => {
        const state = liveStateOf({ startedAt, deadline, lastSeenAt: deadline }, now);
        expect(state.remainingSeconds).toBeGreaterThanOrEqual(0);
        expect(state.quietSeconds).toBeGreaterThanOrEqual(0);
        expect(state.share).toBeGreaterThanOrEqual(0);
        expect(state.share).toBeLessThanOrEqual(1);
      }),
    );
  });
});
