import { describe, expect, it } from '@jest/globals';
import { hasNeedless, seenText, tidyLine, tidyText } from './seen-text.js';

describe('Two texts', () => {
  it.each([
    ['a no-break space', 'net pay', 'net\u00A0pay'],
    ['a space without width', 'net pay', 'net\u200B pay'],
    ['two spaces', 'net pay', 'net  pay'],
    ['a composed letter', 'caf\u00E9', 'cafe\u0301'],
    ['a joiner', 'क्ष', 'क्\u200Dष'],
    ['a mark of direction', 'abc', 'a\u202Ebc'],
    ['spaces around', ' abc\n', 'abc'],
  ])('that differ by %s look the same', (_, one, other) => {
    expect(seenText(one)).toBe(seenText(other));
  });

  it.each([
    ['case', 'git branch -d', 'git branch -D'],
    ['a superscript', 'O(n²)', 'O(n2)'],
    ['a hyphen', 'no-one', 'no one'],
    ['a space', 'no one', 'noone'],
  ])('that differ by %s look different', (_, one, other) => {
    expect(seenText(one)).not.toBe(seenText(other));
  });

  it.each(['', ' \n', '\u200B', '\u2800\u3164', '\u00A0'])('%j looks empty', (text) => {
    expect(seenText(text)).toBe('');
  });
});

describe('A text is stored', () => {
  it('without marks of direction and gaps without width, but with the joiners of Indian scripts', () => {
    expect(tidyText(' a\u202Eb\u200Bc\r\nक्\u200Dष\rd ')).toBe('abc\nक्\u200Dष\nd');
    expect([hasNeedless('\u202Eb'), hasNeedless('क्\u200Dष')]).toEqual([true, false]);
  });

  it('in one line, if it has one', () => {
    expect(tidyLine(' Asha\r\nRao\u2028\u00A0 II\u202E')).toBe('Asha Rao II');
  });
});
