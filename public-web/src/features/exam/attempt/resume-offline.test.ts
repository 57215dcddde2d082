import { expect, test } from '@jest/globals';
import { createStore } from '../../../lib/storage.js';
import type { OpenAttempt } from '../exam-api.js';
import { keepOpenAttempt } from './kept-open-attempt.js';
import { keptOpenAttempt } from './resume-offline.js';

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
