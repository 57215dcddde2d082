import { describe, expect, it } from '@jest/globals';
import { secondsAfter } from '../kernel/time.js';
import { DEFAULT_POLICY } from '../settings/policy.js';
import { aQuestion } from '../testing/a-question.js';
import { anAttempt, submitted } from '../testing/an-attempt.js';
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

it('a fresh attempt is open for as long as is allowed, without answers, and keeps the threshold in force', () => {
  const parts = { id: 'x', studentId: 'y', domain: 'hr', questions: [aQuestion()] } as const;
  const time = { limitSeconds: 1800, extraSeconds: 600 };
  const policy = { ...DEFAULT_POLICY, passPercent: 70 };
  expect(openAttempt(parts, policy, time, A_DAY)).toEqual({
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
  const attempt = anAttempt({ questions: [aQuestion({ id: 'one' }), aQuestion({ id: 'two' })] });

  it('are those to its own questions, in options that exist', () => {
    const sent = { one: 'a', two: null, three: 'b', __proto__: { one: 'd' } };
    expect(ownAnswers(attempt, sent)).toEqual({ one: 'a', two: null });
  });

  it.each([['e'], ['A'], [''], [1], [undefined], [['a']], [{ a: 1 }], [true]])(
    'The answers of an attempt leave out %p',
    (option) => expect(ownAnswers(attempt, { one: option })).toEqual({}),
  );

  it('hold nothing that a client did not send as its own', () => {
    const sent: Record<string, unknown> = Object.create({ one: 'a' }) as Record<string, unknown>;
    expect(ownAnswers(attempt, sent)).toEqual({});
  });

  it('are overlaid by the final choices, of which an unanswered one erases nothing', () => {
    expect(withFinalChoices({ one: 'a', two: 'b' }, { one: 'c', two: null })).toEqual({
      one: 'c',
      two: 'b',
    });
  });
});
