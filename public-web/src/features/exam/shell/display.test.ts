import { expect, test } from '@jest/globals';
import { createStore } from '../../../lib/storage.js';
import { displayOf, displays, STANDARD } from './display.js';

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
