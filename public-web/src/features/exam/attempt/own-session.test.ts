import { describe, expect, it, jest, test } from '@jest/globals';
import { ApiFailure } from '../../../lib/api-failure.js';
import type { Session } from '../../../lib/session.js';
import { createOwnSession } from './own-session.js';
import { signedOutText } from './signed-out.js';
import { createStore } from '../../../lib/storage.js';
import type { OpenAttempt } from '../exam-api.js';
import { keepOpenAttempt } from './kept-open-attempt.js';
import { keptOpenAttempt } from './resume-offline.js';

const ASHA = { email: 'asha@example.com', name: 'Asha', token: 'token-1' };

function signedIn() {
  let current: Session | null = ASHA;
  const sessions = {
    current: () => current,
    subscribe: () => () => undefined,
    begin: (session: Session) => {
      current = session;
    },
    end: () => {
      current = null;
    },
  };
  const own = createOwnSession(ASHA.email, sessions);
  const reject = (before: () => void = () => undefined) =>
    own
      .call(() => {
        before();
        return Promise.reject(new ApiFailure({ status: 401 }));
      })
      .catch(() => undefined);
  return { sessions, own, reject };
}

describe('the session of the student in a test', () => {
  it('holds until its token is refused, and again with another', async () => {
    const { sessions, own, reject } = signedIn();
    const listener = jest.fn();
    own.subscribe(listener);
    expect(own.isValid()).toBe(true);
    await reject();
    expect(own.isValid()).toBe(false);
    expect(listener).toHaveBeenCalled();
    sessions.begin({ ...ASHA, token: 'token-2' });
    expect(own.isValid()).toBe(true);
  });

  it('holds if another tab got a token while the old one was refused', async () => {
    const { sessions, own, reject } = signedIn();
    await reject(() => sessions.begin({ ...ASHA, token: 'token-2' }));
    expect(own.isValid()).toBe(true);
  });

  it('does not hold once the student signed out, or somebody else signed in', () => {
    const { sessions, own } = signedIn();
    sessions.end();
    expect(own.isValid()).toBe(false);
    sessions.begin({ ...ASHA, email: 'ravi@example.com' });
    expect(own.isValid()).toBe(false);
  });

  it('is not ended by any other failure, which reaches the caller', async () => {
    const { own } = signedIn();
    const offline = new ApiFailure(null);
    await expect(own.call(() => Promise.reject(offline))).rejects.toBe(offline);
    expect(own.isValid()).toBe(true);
    await expect(own.call(() => Promise.resolve(7))).resolves.toBe(7);
  });
});

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

const ATTEMPT: OpenAttempt = {
  ...{ attemptId: 'one', domain: 'hr', startedOn: '', deadline: '', remainingSeconds: 900 },
  ...{ questions: [], answers: { q1: 'a' } },
  time: { limitSeconds: 900, extraSeconds: 0, addedSeconds: 0 },
};

function kept() {
  const store = createStore(null);
  keepOpenAttempt('asha@example.com', ATTEMPT, ATTEMPT, store);
  return store;
}
const resumed = (afterMs: number, email = 'asha@example.com') =>
  keptOpenAttempt(email, kept(), Date.now() + afterMs);

test('A kept test goes on with what is left of its time', () =>
  expect(resumed(60_500)).toEqual({ ...ATTEMPT, remainingSeconds: 840 }));

test('A clock that was set never gives more time than there was, nor less than none', () => {
  expect(resumed(-7 * 3_600_000)?.remainingSeconds).toBe(900);
  expect(resumed(7 * 3_600_000)?.remainingSeconds).toBe(0);
});

test('What was saved since is kept with the time that was left then', () => {
  const store = createStore(null);
  const saved = { answers: { q1: 'b' as const }, remainingSeconds: 600 };
  keepOpenAttempt('asha@example.com', ATTEMPT, saved, store);
  expect(keptOpenAttempt('asha@example.com', store)).toMatchObject(saved);
});

test('Neither the test of another student nor unreadable data is resumed', () => {
  expect(resumed(0, 'ravi@example.com')).toBeNull();
  const store = createStore(null);
  for (const text of ['', '[', 'null', '7']) {
    store.set('portal.sitting', text);
    expect(keptOpenAttempt('asha@example.com', store)).toBeNull();
  }
});
