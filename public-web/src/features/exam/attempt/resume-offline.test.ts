import { expect, test } from '@jest/globals';
import { createStore } from '../../../lib/storage.js';
import type { Sitting } from '../exam-api.js';
import { keepSitting } from './kept-open-attempt.js';
import { keptSitting } from './resume-offline.js';

const SITTING: Sitting = {
  ...{ attemptId: 'one', domain: 'hr', startedOn: '', deadline: '', remainingSeconds: 900 },
  ...{ questions: [], answers: { q1: 'a' }, anchor: 'sealed' },
};

function kept() {
  const store = createStore(null);
  keepSitting('asha@example.com', SITTING, SITTING, store);
  return store;
}
const resumed = (afterMs: number, email = 'asha@example.com') =>
  keptSitting(email, kept(), Date.now() + afterMs);

test('A kept test goes on with what is left of its time, and without its anchor', () => {
  expect(resumed(60_500)).toEqual({
    ...{ ...SITTING, remainingSeconds: 840, anchor: undefined, lastAnchor: 'sealed' },
  });
});

test('A clock that was set never gives more time than there was, nor less than none', () => {
  expect(resumed(-7 * 3_600_000)?.remainingSeconds).toBe(900);
  expect(resumed(7 * 3_600_000)?.remainingSeconds).toBe(0);
});

test('What was saved since is kept with the time that was left then', () => {
  const store = createStore(null);
  const saved = { answers: { q1: 'b' as const }, remainingSeconds: 600 };
  keepSitting('asha@example.com', SITTING, saved, store);
  expect(keptSitting('asha@example.com', store)).toMatchObject(saved);
});

test('Nobody else’s test is gone on with, and nothing that can not be read', () => {
  expect(resumed(0, 'ravi@example.com')).toBeNull();
  const store = createStore(null);
  for (const text of ['', '[', 'null', '7']) {
    store.set('portal.sitting', text);
    expect(keptSitting('asha@example.com', store)).toBeNull();
  }
});
