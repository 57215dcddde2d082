import { describe, expect, it } from '@jest/globals';
import type { Choices } from '../exam-api.js';
import { firstState, type TestEvent, type TestState, transition } from './attempt-machine.js';
import { announcement, clockText, createCountdown } from './countdown.js';
import { retryDelay } from './retry-delay.js';

const OPEN = firstState({ q1: 'a' }, true);
const UNSENT: Choices = { q2: 'b' };
const submitFailed = (why: 'void' | 'time-added' | 'other') =>
  ({ kind: 'submit-failed', why, message: 'No' }) as const;

type Row = readonly [
  what: string,
  before: Partial<TestState>,
  event: TestEvent,
  after: Partial<TestState>,
  effects: readonly string[],
];

const ALL_SENT: readonly Row[] = [
  ['a look asks the server', {}, { kind: 'look' }, { isSending: true }, ['save']],
  ['a retry with nothing to ask does nothing', {}, { kind: 'retry' }, { isSending: false }, []],
  [
    'a look while a call is under way is kept for the next',
    { isSending: true },
    { kind: 'look' },
    { mustAsk: true },
    [],
  ],
  [
    'an answer is followed by what was asked since',
    { isSending: true, mustAsk: true },
    { kind: 'saved', answers: {} },
    { isSending: true, mustAsk: false },
    ['save'],
  ],
  [
    'an answer brings what another device has saved',
    { isSending: true, failures: 3 },
    { kind: 'saved', answers: { q1: 'c' } },
    { choices: { q1: 'c' }, failures: 0, saving: 'saved' },
    [],
  ],
  [
    'a call without an answer is made again later',
    { isSending: true },
    { kind: 'save-failed', isClosed: false },
    { saving: 'silent', failures: 1, mustAsk: true },
    ['retry-save'],
  ],
  [
    'a test that the server has closed is submitted, and saved no more',
    { isSending: true },
    { kind: 'save-failed', isClosed: true },
    { isClosed: true, phase: 'submitting' },
    ['submit'],
  ],
  ['a submit is sent once', {}, { kind: 'submit' }, { phase: 'submitting' }, ['submit']],
  ['a second press sends nothing', { phase: 'submitting' }, { kind: 'submit' }, {}, []],
  ['nothing is saved during a submit', { phase: 'submitting' }, { kind: 'look' }, {}, []],
  [
    'time that is up submits',
    {},
    { kind: 'clock', isTimeUp: true },
    { phase: 'submitting' },
    ['submit'],
  ],
  [
    'a test that was taken back has nothing left to submit',
    { phase: 'void' },
    { kind: 'clock', isTimeUp: true },
    { phase: 'void' },
    [],
  ],
  [
    'a submit of a signed-out student waits for the sign-in',
    { isSignedIn: false },
    { kind: 'submit' },
    { phase: 'barred' },
    [],
  ],
  [
    'a sign-in sends the submit that waited',
    { isSignedIn: false, phase: 'barred' },
    { kind: 'signed', isSignedIn: true },
    { phase: 'submitting' },
    ['submit'],
  ],
  ['a student may go on instead', { phase: 'barred' }, { kind: 'stay' }, { phase: 'open' }, []],
  [
    'but not once the time is up',
    { phase: 'barred', isTimeUp: true },
    { kind: 'stay' },
    { phase: 'barred' },
    [],
  ],
  [
    'a failed submit says why, and asks whether it arrived',
    { phase: 'submitting' },
    submitFailed('other'),
    { phase: 'failed', message: 'No' },
    ['save'],
  ],
  [
    'after the end it is sent again',
    { phase: 'submitting', isTimeUp: true, isClosed: true },
    submitFailed('other'),
    { phase: 'failed' },
    ['retry-submit'],
  ],
  [
    'a submit whose session has ended waits for the sign-in',
    { phase: 'submitting', isSignedIn: false },
    submitFailed('other'),
    { phase: 'barred' },
    [],
  ],
  [
    'time that was added goes on, and is asked for',
    { phase: 'submitting', isTimeUp: true },
    submitFailed('time-added'),
    { phase: 'open' },
    ['save'],
  ],
  [
    'a test that was taken back is forgotten',
    { phase: 'submitting' },
    submitFailed('void'),
    { phase: 'void' },
    ['forget'],
  ],
  [
    'a result from another tab ends this one',
    {},
    { kind: 'submitted', resultId: 'r1' },
    { phase: 'done', resultId: 'r1' },
    [],
  ],
];

const WITH_UNSENT: readonly Row[] = [
  [
    'a choice is sent at once',
    {},
    { kind: 'chosen', choices: {} },
    { choices: { q1: 'a', q2: 'b' }, saving: 'saving' },
    ['save'],
  ],
  [
    'one made during a call goes with the next',
    { isSending: true },
    { kind: 'saved', answers: { q2: 'a' } },
    { choices: { q1: 'a', q2: 'b' }, saving: 'saving' },
    ['save'],
  ],
  [
    'one that could not be sent says so all the while',
    { isSending: true, failures: 1 },
    { kind: 'save-failed', isClosed: false },
    { saving: 'unsaved', failures: 2 },
    ['retry-save'],
  ],
  [
    'one of a signed-out student waits',
    { isSignedIn: false },
    { kind: 'look' },
    { saving: 'unsaved' },
    [],
  ],
  [
    'and is sent after the sign-in',
    { isSignedIn: false },
    { kind: 'signed', isSignedIn: true },
    { saving: 'saving' },
    ['save'],
  ],
];

const check = ([, before, event, after, effects]: Row, unsent: Choices) => {
  const moved = transition({ ...OPEN, ...before }, event, unsent);
  expect(moved.state).toMatchObject(after);
  expect(moved.effects.map(({ kind }) => kind)).toEqual(effects);
};

describe('a test that runs', () => {
  it.each(ALL_SENT)('%s', (...row) => check(row, {}));
  it.each(WITH_UNSENT)('%s', (...row) => check(row, UNSENT));
});

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

describe('the wait before the next try', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [5, 15_000],
    [50, 15_000],
  ])('The wait before the next try after %i failures is %i ms at most', (failures, milliseconds) =>
    expect(retryDelay(failures, 0)).toBe(milliseconds),
  );

  it('is spread, so that not all come back at once', () => expect(retryDelay(5, 1)).toBe(10_500));
});
