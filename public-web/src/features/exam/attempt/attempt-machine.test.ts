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

const LOOK: TestEvent = { kind: 'look' };
const SUBMIT: TestEvent = { kind: 'submit' };
const STAY: TestEvent = { kind: 'stay' };
const TIME_UP: TestEvent = { kind: 'clock', isTimeUp: true };
const SIGNED_IN: TestEvent = { kind: 'signed', isSignedIn: true };
const saved = (answers: Choices): TestEvent => ({ kind: 'saved', answers });
const saveFailed = (isClosed: boolean): TestEvent => ({ kind: 'save-failed', isClosed });

const IN_CALL = { isSending: true };
const SUBMITTING = { phase: 'submitting' } as const;
const BARRED = { phase: 'barred' } as const;
const SIGNED_OUT = { isSignedIn: false };
const OVER = { isTimeUp: true };

const ALL_SENT: readonly Row[] = [
  ['a look asks the server', {}, LOOK, IN_CALL, ['save']],
  ['a retry with nothing to ask does nothing', {}, { kind: 'retry' }, { isSending: false }, []],
  ['a look during a call is kept for the next', IN_CALL, LOOK, { mustAsk: true }, []],
  [
    'an answer is followed by what was asked since',
    { ...IN_CALL, mustAsk: true },
    saved({}),
    { ...IN_CALL, mustAsk: false },
    ['save'],
  ],
  [
    'an answer brings what another device has saved',
    { ...IN_CALL, failures: 3 },
    saved({ q1: 'c' }),
    { choices: { q1: 'c' }, failures: 0, saving: 'saved' },
    [],
  ],
  [
    'a call without an answer is made again later',
    IN_CALL,
    saveFailed(false),
    { saving: 'silent', failures: 1, mustAsk: true },
    ['retry-save'],
  ],
  [
    'a test that the server has closed is submitted, and saved no more',
    IN_CALL,
    saveFailed(true),
    { isClosed: true, ...SUBMITTING },
    ['submit'],
  ],
  ['a submit is sent once', {}, SUBMIT, SUBMITTING, ['submit']],
  ['a second press sends nothing', SUBMITTING, SUBMIT, {}, []],
  ['nothing is saved during a submit', SUBMITTING, LOOK, {}, []],
  ['time that is up submits', {}, TIME_UP, SUBMITTING, ['submit']],
  ['a test taken back has nothing to submit', { phase: 'void' }, TIME_UP, { phase: 'void' }, []],
  ['a submit of a signed-out student waits', SIGNED_OUT, SUBMIT, BARRED, []],
  [
    'a sign-in sends the submit that waited',
    { ...SIGNED_OUT, ...BARRED },
    SIGNED_IN,
    SUBMITTING,
    ['submit'],
  ],
  ['a student may go on instead', BARRED, STAY, { phase: 'open' }, []],
  ['but not once the time is up', { ...BARRED, ...OVER }, STAY, BARRED, []],
  [
    'a failed submit says why, and asks whether it arrived',
    SUBMITTING,
    submitFailed('other'),
    { phase: 'failed', message: 'No' },
    ['save'],
  ],
  [
    'after the end it is sent again',
    { ...SUBMITTING, ...OVER, isClosed: true },
    submitFailed('other'),
    { phase: 'failed' },
    ['retry-submit'],
  ],
  [
    'a submit whose session has ended waits for the sign-in',
    { ...SUBMITTING, ...SIGNED_OUT },
    submitFailed('other'),
    BARRED,
    [],
  ],
  [
    'time that was added goes on, and is asked for',
    { ...SUBMITTING, ...OVER },
    submitFailed('time-added'),
    { phase: 'open' },
    ['save'],
  ],
  ['a void test is forgotten', SUBMITTING, submitFailed('void'), { phase: 'void' }, ['forget']],
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
    IN_CALL,
    saved({ q2: 'a' }),
    { choices: { q1: 'a', q2: 'b' }, saving: 'saving' },
    ['save'],
  ],
  [
    'one that could not be sent says so all the while',
    { ...IN_CALL, failures: 1 },
    saveFailed(false),
    { saving: 'unsaved', failures: 2 },
    ['retry-save'],
  ],
  ['one of a signed-out student waits', SIGNED_OUT, LOOK, { saving: 'unsaved' }, []],
  ['and is sent after the sign-in', SIGNED_OUT, SIGNED_IN, { saving: 'saving' }, ['save']],
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
