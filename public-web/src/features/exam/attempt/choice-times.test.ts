import { expect, test } from '@jest/globals';
import { choiceTimes } from './choice-times.js';

function given(anchor?: string, lastAnchor?: string) {
  const kept = new Map<string, unknown>();
  const clock = { now: 1_000 };
  const times = choiceTimes(
    { set: (id, text) => void kept.set(id, JSON.parse(text ?? 'null')) },
    { ...(anchor && { anchor }), ...(lastAnchor && { lastAnchor }) },
    () => clock.now,
  );
  return { kept, clock, times };
}

test('A choice is timed by the newest anchor and the time since, whatever the device clock says', () => {
  const { kept, clock, times } = given('first');
  clock.now += 2_500.4;
  times.chosen('q1', 'a');
  times.anchored('second');
  clock.now += 10;
  times.chosen('q2', 'b');
  expect(kept.get('q1')).toEqual({ option: 'a', anchor: 'first', elapsedMs: 2_500 });
  expect(kept.get('q2')).toEqual({ option: 'b', anchor: 'second', elapsedMs: 10 });
});

test('Without an anchor nothing is stated', () => {
  const { kept, times } = given();
  times.chosen('q1', 'a');
  expect(kept.size).toBe(0);
});

test('A gap is reported from the last answer on, until there is another', () => {
  const { times } = given('first');
  expect(times.gap()).toBeUndefined();
  times.failed();
  times.failed();
  expect(times.gap()).toEqual({ anchor: 'first', failures: 2 });
  times.anchored('second');
  expect(times.gap()).toBeUndefined();
});

test('A page that was opened without network tells of a gap from the last answer before', () => {
  expect(given(undefined, 'kept').times.gap()).toEqual({ anchor: 'kept', failures: 1 });
  expect(given().times.gap()).toBeUndefined();
});
