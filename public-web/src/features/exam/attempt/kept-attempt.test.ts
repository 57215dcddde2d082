import { beforeEach, describe, expect, it } from '@jest/globals';
import { createStore, localStore } from '../../../lib/storage.js';
import { forgetAttempt, rememberAttempt, rememberedAttempt } from './kept-attempt.js';
import { createFlags } from './flags.js';
import { keptByQuestion } from './kept-by-question.js';
import { choiceTimes } from './choice-times.js';
import { questionInView } from './question-in-view.js';
import { pageLeaving } from './page-leaving.js';

describe('the test that this browser has open', () => {
  beforeEach(() => localStore.set('portal.openAttempt', null));

  it('is known to its student only', () => {
    expect(rememberedAttempt('asha@example.com')).toBeNull();
    rememberAttempt('asha@example.com', 'attempt-1');
    expect(rememberedAttempt('asha@example.com')).toBe('attempt-1');
    expect(rememberedAttempt('vikram@example.com')).toBeNull();
  });

  it('is kept without the address of its student', () => {
    rememberAttempt('asha@example.com', 'attempt-1');
    expect(localStore.get('portal.openAttempt')).not.toContain('asha');
  });

  it('is forgotten with its result, and only then', () => {
    rememberAttempt('asha@example.com', 'attempt-1');
    forgetAttempt('attempt-2');
    expect(rememberedAttempt('asha@example.com')).toBe('attempt-1');
    forgetAttempt('attempt-1');
    expect(rememberedAttempt('asha@example.com')).toBeNull();
  });
});

const asked = (attemptId: string) => ({ attemptId, questions: [{ _id: 'q1' }, { _id: 'q2' }] });

describe('the flags of a test', () => {
  it('are set and taken away, for all tabs at once', () => {
    const store = createStore(null);
    const first = createFlags(keptByQuestion(store, 'flag', asked('one')));
    const second = createFlags(keptByQuestion(store, 'flag', asked('one')));
    first.toggle('q2');
    second.toggle('q1');
    expect(first.ids()).toBe('q1 q2');
    second.toggle('q2');
    expect(first.ids()).toBe('q1');
  });

  it('are no other test\u2019s', () => {
    const store = createStore(null);
    createFlags(keptByQuestion(store, 'flag', asked('one'))).toggle('q1');
    expect(createFlags(keptByQuestion(store, 'flag', asked('other'))).ids()).toBe('');
  });
});

function given(hasReply: boolean) {
  const kept = new Map<string, string | null>();
  let now = 0;
  const times = choiceTimes(kept, hasReply, () => now);
  return { kept, times, pass: (seconds: number) => void (now += seconds * 1_000) };
}

describe('the time of a choice', () => {
  it('is counted from the last reply of the server', () => {
    const { kept, times, pass } = given(true);
    pass(90);
    times.noteReply();
    pass(12.4);
    times.noteChoice('q1', 'b');
    expect(kept.get('q1')).toBe('{"option":"b","secondsSinceReply":12}');
  });

  it('is not stated by a page that has no reply yet', () => {
    const { kept, times } = given(false);
    times.noteChoice('q1', 'b');
    expect(kept.size).toBe(0);
    times.noteReply();
    times.noteChoice('q1', 'b');
    expect(kept.size).toBe(1);
  });
});

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

describe('how often the page of a test was left', () => {
  it('is counted with its time, over reloads and with the leave that goes on', () => {
    const store = createStore(null);
    let now = 0;
    const pass = (seconds: number) => void (now += seconds * 1_000);
    const first = pageLeaving('a1', store, () => now);
    expect(first.total()).toBeUndefined();
    first.leave();
    pass(5);
    first.leave();
    expect(first.total()).toEqual({ times: 1, seconds: 5 });
    pass(5);
    first.comeBack();
    const reloaded = pageLeaving('a1', store, () => now);
    pass(100);
    reloaded.comeBack();
    expect(reloaded.total()).toEqual({ times: 1, seconds: 10 });
    reloaded.leave();
    pass(2);
    expect(reloaded.total()).toEqual({ times: 2, seconds: 12 });
  });

  it('does not count a blink, and begins again where the store is spoilt', () => {
    const store = createStore(null);
    let now = 0;
    store.set('portal.attempt.a1.left', '{"times":"x"}');
    const leaving = pageLeaving('a1', store, () => now);
    leaving.leave();
    now += 900;
    leaving.comeBack();
    expect(leaving.total()).toBeUndefined();
  });
});
