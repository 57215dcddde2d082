import { expect, it } from '@jest/globals';
import { BackOff } from './back-off.js';

const EVERY_SECONDS = 5;

const resting = () => {
  let seconds = 0;
  const backOff = new BackOff(EVERY_SECONDS, () => seconds);
  return { backOff, pass: (more: number) => (seconds += more) };
};

it('each rest is longer than the one before it, up to five minutes', () => {
  const { backOff, pass } = resting();
  const rests = Array.from({ length: 8 }, () => {
    backOff.failed();
    let rest = 0;
    for (; backOff.isResting; rest += 1) pass(1);
    return rest;
  });
  expect(rests).toEqual([10, 20, 40, 80, 160, 300, 300, 300]);
});

it('a run that ends well ends the rest, and the next failure begins with a short one', () => {
  const { backOff, pass } = resting();
  for (let failures = 0; failures < 5; failures += 1) backOff.failed();
  backOff.ended();
  expect(backOff.isResting).toBe(false);
  backOff.failed();
  pass(10);
  expect(backOff.isResting).toBe(false);
});

it('only the first failure and the first good end after it are changes', () => {
  const { backOff } = resting();
  expect(backOff.ended()).toBe(false);
  expect([backOff.failed(), backOff.failed()]).toEqual([true, false]);
  expect([backOff.ended(), backOff.ended()]).toEqual([true, false]);
});
