import { secondsAfter } from '../kernel/time.js';
import { DEFAULT_POLICY } from '../settings/policy.js';
import { aQuestion } from '../testing/a-question.js';
import { anAccommodation, anAttempt, submitted } from '../testing/an-attempt.js';
import { A_DAY } from '../testing/moments.js';
import {
  acceptsAnswers,
  isOverdue,
  isRunning,
  openAttempt,
  ownAnswers,
  remainingSeconds,
  withFinalChoices,
} from './attempt.js';
import fc from 'fast-check';
import { extraSeconds, timeAllowed } from './time-allowed.js';
import { StudentNotFound } from '../accounts/errors.js';
import { aPaidStudent, aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { attemptsInfo } from './attempts-info.js';
import { liveStateOf, QUIET_AFTER_SECONDS } from './live.js';

it('a fresh attempt is open for as long as is allowed, without answers, and keeps the threshold in force', () => {
  const parts = {
    id: 'x',
    studentId: 'y',
    domain: 'hr',
    sittingId: null,
    questions: [aQuestion()],
  } as const;
  const time = { limitSeconds: 1800, extraSeconds: 600 };
  expect(openAttempt(parts, { ...DEFAULT_POLICY, passPercent: 70 }, time, A_DAY)).toEqual({
    ...parts,
    state: 'open',
    startedAt: A_DAY,
    deadline: secondsAfter(A_DAY, 2400),
    extraSeconds: 600,
    addedSeconds: 0,
    passPercent: 70,
    answers: {},
    closedAt: null,
  });
});

it.each([
  [0, { runs: true, accepts: true, overdue: false, remaining: 1800 }],
  [1799.5, { runs: true, accepts: true, overdue: false, remaining: 1 }],
  [1800, { runs: false, accepts: true, overdue: false, remaining: 0 }],
  [1815, { runs: false, accepts: true, overdue: false, remaining: 0 }],
  [1815.001, { runs: false, accepts: false, overdue: true, remaining: 0 }],
])('an open attempt %d s after its start stands so: %p', (passed, stands) => {
  const attempt = anAttempt();
  const now = secondsAfter(A_DAY, passed);
  expect({
    runs: isRunning(attempt, now),
    accepts: acceptsAnswers(attempt, now),
    overdue: isOverdue(attempt, now),
    remaining: remainingSeconds(attempt, now),
  }).toEqual(stands);
});

it('a closed attempt neither runs, nor accepts answers, nor is overdue', () => {
  const closed = submitted(anAttempt());
  for (const now of [A_DAY, secondsAfter(A_DAY, 5000)]) {
    expect(isRunning(closed, now) || acceptsAnswers(closed, now) || isOverdue(closed, now)).toBe(
      false,
    );
  }
});

describe('the answers of an attempt', () => {
  const questions = ['one', 'two', 'inherited'].map((id) => aQuestion({ id }));
  const attempt = anAttempt({ questions });

  it('are those to its own questions that a client sent as its own', () => {
    const sent = { one: 'a', two: null, three: 'b', __proto__: { inherited: 'd' } };
    expect(ownAnswers(attempt, sent)).toEqual({ one: 'a', two: null });
  });

  it.each([['e'], ['A'], [''], [1], [undefined], [['a']], [{ a: 1 }], [true]])(
    'The answers of an attempt leave out %p',
    (option) => expect(ownAnswers(attempt, { one: option })).toEqual({}),
  );

  it('are overlaid by the final choices, of which an unanswered one erases nothing', () =>
    expect(withFinalChoices({ one: 'a', two: 'b' }, { one: 'c', two: null })).toEqual({
      one: 'c',
      two: 'b',
    }));
});

const MINUTE = 60;
const LIMITS = { timeLimitSeconds: 30 * MINUTE };
const extraOf = (...parts: Parameters<typeof timeAllowed>[1]) =>
  timeAllowed(LIMITS, parts, A_DAY).extraSeconds;

describe('extra time', () => {
  it.each([
    [30, 20, 10],
    [30, 1, 5],
    [45, 20, 15],
    [10, 20, 5],
    [30, 0, 0],
  ])(
    'A test of %d minutes, with %d extra minutes an hour, takes %d minutes',
    (limit, perHour, extra) => expect(extraSeconds(limit * MINUTE, perHour)).toBe(extra * MINUTE),
  );

  it('is never less than the share, at least 5 minutes, in steps of 5, and less than a step above', () => {
    const limits = fc.integer({ min: 1, max: 4 * 60 * MINUTE });
    fc.assert(
      fc.property(limits, fc.integer({ min: 1, max: 60 }), (limit, rate) => {
        const extra = extraSeconds(limit, rate);
        const share = (limit * rate) / 60;
        const isStep = extra % (5 * MINUTE) === 0 && extra >= 5 * MINUTE;
        return isStep && extra >= share && extra - share < 5 * MINUTE;
      }),
    );
  });
});

describe('the order of precedence', () => {
  it('begins with the settings in force', () =>
    expect(timeAllowed(LIMITS, [], A_DAY)).toEqual({ limitSeconds: 1800, extraSeconds: 0 }));

  it('adds what is granted and in force, until its last moment', () => {
    const until = secondsAfter(A_DAY, 0);
    expect(extraOf(anAccommodation())).toBe(600);
    expect(extraOf(anAccommodation({ until }))).toBe(600);
    expect(extraOf(anAccommodation({ until: secondsAfter(A_DAY, -0.001) }))).toBe(0);
  });

  it('adds the most generous one of several, once', () => {
    const rates = [20, 60, 40].map((minutesPerHour) => anAccommodation({ minutesPerHour }));
    expect(extraOf(...rates)).toBe(1800);
    const ended = anAccommodation({ endedAt: A_DAY, minutesPerHour: 60 });
    expect(extraOf(ended, anAccommodation())).toBe(600);
  });
});

const student = aPaidStudent({ attemptsUsed: 2 });
const open = anAttempt({ studentId: student.id, domain: 'hr' });

describe('the information on attempts', () => {
  it('counts those used and left, and says whether the fee was paid', async () => {
    const context = await aTestContext({ students: [student] });
    await expect(attemptsInfo(context, student.id)).resolves.toEqual({
      attemptsUsed: 2,
      totalAttempts: 5,
      remainingAttempts: 3,
      paymentStatus: 'Paid',
      openDomain: null,
    });
  });

  it('is there for a student who has not paid', async () => {
    const unpaid = aStudent();
    const info = await attemptsInfo(await aTestContext({ students: [unpaid] }), unpaid.id);
    expect(info).toMatchObject({ remainingAttempts: 5, paymentStatus: 'Not Paid' });
  });

  it('names the domain of the open attempt, which is not used yet', async () => {
    const context = await aTestContext({ students: [student], attempts: [open] });
    context.clock.pass(1815);
    const info = await attemptsInfo(context, student.id);
    expect(info).toMatchObject({ openDomain: 'hr', attemptsUsed: 2 });
  });

  it('counts an attempt whose time is over as used', async () => {
    const context = await aTestContext({ students: [student], attempts: [open] });
    context.clock.pass(1816);
    const info = await attemptsInfo(context, student.id);
    expect(info).toMatchObject({ openDomain: null, attemptsUsed: 3, remainingAttempts: 2 });
  });

  it('is refused for a student who is gone', async () =>
    expect(attemptsInfo(await aTestContext(), student.id)).rejects.toThrow(StudentNotFound));
});

describe('how an open test stands', () => {
  const START = Date.UTC(2026, 0, 5, 10);

  const MINUTE = 60_000;

  const test = { startedAt: START, deadline: START + 30 * MINUTE, lastSeenAt: START + 9 * MINUTE };

  it('is told by its time and the last sign of its pages', () =>
    expect(liveStateOf(test, START + 10 * MINUTE)).toEqual({
      remainingSeconds: 1_200,
      share: 1 / 3,
      endsSoon: false,
      quietSeconds: 60,
      isQuiet: false,
    }));

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
