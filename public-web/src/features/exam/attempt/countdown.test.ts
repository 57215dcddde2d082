import { describe, expect, it } from '@jest/globals';
import { announcement, clockText, createCountdown } from './countdown.js';

const DAY_MS = 24 * 60 * 60 * 1000;

function device() {
  let monotonic = 5_000;
  let wall = 1_700_000_000_000;
  return {
    clocks: { monotonic: () => monotonic, wall: () => wall },
    pass: (ms: number) => {
      monotonic += ms;
      wall += ms;
    },
    sleep: (ms: number) => {
      wall += ms;
    },
  };
}

describe('the countdown', () => {
  it('runs from what the server said, rounded up, down to zero', () => {
    const { clocks, pass } = device();
    const countdown = createCountdown(90, clocks);
    expect(countdown.secondsLeft()).toBe(90);
    pass(30_100);
    expect(countdown.secondsLeft()).toBe(60);
    pass(60_000);
    expect(countdown.secondsLeft()).toBe(0);
  });

  it('does not care that the clock of the device is set to another day', () => {
    const { clocks, sleep } = device();
    const countdown = createCountdown(90, clocks);
    sleep(DAY_MS);
    expect(countdown.secondsLeft()).toBe(90);
  });

  it('takes over what the server says later, unless it is only the network that is slow', () => {
    const { clocks, pass } = device();
    const countdown = createCountdown(90, clocks);
    pass(10_000);
    countdown.correct(81);
    expect(countdown.secondsLeft()).toBe(80);
    countdown.correct(40);
    expect(countdown.secondsLeft()).toBe(40);
  });

  it('notices once that the device has slept', () => {
    const { clocks, pass, sleep } = device();
    const countdown = createCountdown(90, clocks);
    pass(60_000);
    expect(countdown.hasSlept()).toBe(false);
    sleep(60_000);
    expect(countdown.hasSlept()).toBe(true);
    expect(countdown.hasSlept()).toBe(false);
  });
});

describe('what is read out of the time', () => {
  it.each([
    [1800, '30:00'],
    [61, '01:01'],
    [0, '00:00'],
  ])('shows %i seconds as %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

  it.each([
    [601, ''],
    [600, '10 minutes left'],
    [300, '5 minutes left'],
    [60, '1 minute left'],
    [30, '30 seconds left'],
    [21, '30 seconds left'],
    [20, ''],
    [590, ''],
    [0, ''],
  ])('At %i seconds the clock has announced "%s"', (seconds, text) =>
    expect(announcement(seconds)).toBe(text),
  );
});
