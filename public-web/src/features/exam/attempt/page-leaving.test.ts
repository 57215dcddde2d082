import { describe, expect, it } from '@jest/globals';
import { createStore } from '../../../lib/storage.js';
import { pageLeaving } from './page-leaving.js';

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
