import { describe, expect, test } from '@jest/globals';
import { keyCommand, type KeyPress } from './exam-keys.js';

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
