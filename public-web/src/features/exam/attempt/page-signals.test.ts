import { describe, expect, it } from '@jest/globals';
import { createStore } from '../../../lib/storage.js';
import { signalCounter } from './page-signals.js';

function aPage(store = createStore(null), page = 'first') {
  let now = 0;
  const counter = signalCounter('a1', { store, newId: () => page, clock: () => now });
  const pass = (seconds: number) => void (now += seconds * 1_000);
  const leaveFor = (seconds: number) => {
    counter.left();
    pass(seconds);
    counter.back();
  };
  return { ...counter, store, pass, leaveFor };
}

describe('A page of a test', () => {
  it('counts how often and how long it was left, and copies', () => {
    const page = aPage();
    page.leaveFor(8);
    page.pass(100);
    page.leaveFor(6);
    page.copied();
    expect(page.news()).toEqual({ page: 'first', leaves: 2, awaySeconds: 14, copies: 1 });
  });

  it('takes a blink for no leave, and the loss of focus and view for one', () => {
    const page = aPage();
    page.leaveFor(0.9);
    page.back();
    expect(page.news()).toMatchObject({ leaves: 0, awaySeconds: 0 });
    page.left();
    page.pass(2);
    page.left();
    page.pass(2);
    page.back();
    expect(page.news()).toMatchObject({ leaves: 1, awaySeconds: 4 });
  });

  it('tells of a leave that goes on, and counts it once', () => {
    const page = aPage();
    page.left();
    page.pass(30);
    expect(page.news()).toMatchObject({ leaves: 1, awaySeconds: 30 });
    page.pass(5);
    page.back();
    expect(page.news()).toMatchObject({ leaves: 1, awaySeconds: 35 });
  });

  it('sends the same counts again only until they arrived', () => {
    const page = aPage();
    const first = page.news();
    expect(first).toMatchObject({ leaves: 0 });
    expect(page.news()).toEqual(first);
    page.told(undefined);
    expect(page.news()).toEqual(first);
    page.told(first);
    expect(page.news()).toBeUndefined();
    page.copied();
    expect(page.news()).toMatchObject({ copies: 1 });
  });

  it('goes on after a reload, and is another one in another tab', () => {
    const { store, leaveFor, news } = aPage();
    leaveFor(10);
    news();
    const reloaded = aPage(store, 'second');
    reloaded.leaveFor(5);
    expect(reloaded.news()).toEqual({ page: 'first', leaves: 2, awaySeconds: 15, copies: 0 });
    expect(aPage(createStore(null), 'second').news()).toMatchObject({ page: 'second', leaves: 0 });
  });

  it.each(['{', '1', '{"page":1}', '{"page":"x","leaves":"y"}'])(
    'begins anew where %s is kept',
    (kept) => {
      const store = createStore(null);
      store.set('portal.attempt.a1.signals', kept);
      expect(aPage(store).news()).toEqual({ page: 'first', leaves: 0, awaySeconds: 0, copies: 0 });
    },
  );
});
