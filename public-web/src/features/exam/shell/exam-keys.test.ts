import { describe, expect, test } from '@jest/globals';
import { keyCommand, type KeyPress } from './exam-keys.js';
import { createStore } from '../../../lib/storage.js';
import { displayOf, displays, STANDARD } from './display.js';
import { keptByQuestion } from '../attempt/kept-by-question.js';
import { createStrikes, struckIn } from './strikes.js';

const press = (key: string, more: Partial<KeyPress> = {}) =>
  keyCommand({
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    ...more,
  });

describe('A key in a test', () => {
  test.each([
    ['a', 'a'],
    ['D', 'd'],
    ['1', 'a'],
    ['4', 'd'],
  ])('The key %s chooses option %s', (key, option) =>
    expect(press(key)).toEqual({ kind: 'choose', option }),
  );

  test.each([
    ['n', 'next'],
    ['p', 'previous'],
    ['f', 'flag'],
    ['?', 'help'],
  ])('The key %s means %s', (key, kind) => expect(press(key)).toEqual({ kind }));

  test('A key in a test with Shift strikes an option out', () =>
    expect(press('B', { shiftKey: true })).toEqual({ kind: 'strike', option: 'b' }));

  test('means nothing beside the keys that are named', () => {
    for (const key of ['e', '5', 'Enter', ' ', 'ArrowDown', 'Tab', 'constructor']) {
      expect(press(key)).toBeNull();
    }
  });

  test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'] as const)(
    'is left to the browser with %s',
    (modifier) => expect(press('a', { [modifier]: true })).toBeNull(),
  );
});

test('A display is kept, and each change leaves the rest as it was', () => {
  const kept = displays(createStore(null));
  expect(displayOf(kept.text())).toEqual(STANDARD);
  kept.change({ text: 'largest' });
  kept.change({ isClockHidden: true });
  expect(displayOf(kept.text())).toEqual({ ...STANDARD, text: 'largest', isClockHidden: true });
});

test.each([[null], [''], ['null'], ['7'], ['{"text":"huge","contrast":1,"hasKeys":"no"}'], ['[']])(
  'What the browser keeps as %s counts as not said',
  (text) => expect(displayOf(text)).toEqual(STANDARD),
);

const ASKED = { attemptId: 'one', questions: [{ _id: 'q1' }, { _id: 'q11' }] };
const strikes = () => createStrikes(keptByQuestion(createStore(null), 'struck', ASKED));

test('An option is struck out and brought back, each question by itself', () => {
  const ofTest = strikes();
  ofTest.toggle('q1', 'b');
  ofTest.toggle('q1', 'd');
  ofTest.toggle('q11', 'a');
  expect(struckIn(ofTest.text(), 'q1')).toEqual(['b', 'd']);
  expect(struckIn(ofTest.text(), 'q11')).toEqual(['a']);
  ofTest.toggle('q1', 'b');
  ofTest.toggle('q11', 'a');
  expect(struckIn(ofTest.text(), 'q1')).toEqual(['d']);
  expect(struckIn(ofTest.text(), 'q11')).toEqual([]);
});

test('A question of which nothing is known has none', () => expect(struckIn('', 'q1')).toEqual([]));
