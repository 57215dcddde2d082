import { expect, it } from '@jest/globals';
import { signedOutText } from './signed-out.js';

const RUNNING = { secondsLeft: 754, isOver: false, isTimeUp: false, isSubmitWaiting: false };
const OVER = { ...RUNNING, isOver: true };

it.each([
  ['goes on', RUNNING, /^Your test goes on, .* 12:34 left\.$/],
  [
    'waits to be submitted',
    { ...RUNNING, isSubmitWaiting: true },
    /^Your test is submitted as soon/,
  ],
  [
    'has no time left',
    { ...OVER, secondsLeft: 0, isTimeUp: true },
    /^The time is up\. .*Sign in now/,
  ],
  ['was closed', { ...OVER, isSubmitWaiting: true }, /^Your test is closed\. .*Sign in now/],
])('A test whose student is signed out and which %s is told of so', (_, situation, text) =>
  expect(signedOutText(situation)).toMatch(text),
);

it('A test that is over is not said to go on', () =>
  expect(signedOutText({ ...OVER, isSubmitWaiting: true })).not.toMatch(/goes on|kept|left/));
