import { expect, it } from '@jest/globals';
import { createStore } from '../../../lib/storage.js';
import { questionInView } from './question-in-view.js';

const attempt = { attemptId: 'a1', questions: ['one', 'two', 'three'] };

it('a reload goes on with the question that was in view, and another attempt begins with the first', () => {
  const store = createStore(null);
  expect(questionInView(store, attempt).place()).toBe(0);
  questionInView(store, attempt).keep(2);
  expect(questionInView(store, attempt).place()).toBe(2);
  expect(questionInView(store, { ...attempt, attemptId: 'a2' }).place()).toBe(0);
});

it.each(['3', '-1', '1.5', 'two', ''])(
  'a test begins with its first question where "%s" is kept',
  (kept) => {
    const store = createStore(null);
    store.set('portal.attempt.a1.inView', kept);
    expect(questionInView(store, attempt).place()).toBe(0);
  },
);
