import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OPTION_KEYS, optionsOf } from './options.js';
import { readGift } from './read-gift.js';
import { writeGift } from './write-gift.js';
import { aQuestion } from '../testing/a-question.js';

/** What Moodle shows for an option, by its own reader: a weight counts after ~ alone. */
function shownByMoodle(option: string): string {
  const text = option.slice(1);
  return (option.startsWith('=') ? text : text.replace(/^%-*\d{1,2}\.?\d*%/, ''))
    .replace(/^\[(plain|html|markdown|moodle)\]/, '')
    .replace(/\\([\\~=#{}:])/g, '$1');
}

const optionsIn = (file: string): string[] =>
  file
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[=~]/.test(line));

const startsLikeAMark = fc.string({
  unit: fc.constantFrom('%', '%', '5', '100', '.', '-', 'd', '\\', '=', '~', '[plain]', '[PLAIN]'),
  minLength: 1,
  maxLength: 8,
});

function written(text: string, correctOption: 'a' | 'b') {
  const options = optionsOf((key) => `${text}${key === 'a' ? '' : key}`);
  const file = writeGift([{ ...aQuestion({ options, correctOption }), live: true }]);
  return { file, texts: OPTION_KEYS.map((key) => options[key]) };
}

it.each(['a', 'b'] as const)(
  'An option that begins like a mark of GIFT is the same text to Moodle and here, with %s right',
  (right) => {
    fc.assert(
      fc.property(startsLikeAMark, (text) => {
        const { file, texts } = written(text, right);
        const [row] = readGift(file);
        expect(row?.faults).toBeUndefined();
        expect(OPTION_KEYS.map((key) => row?.texts[key])).toEqual(texts);
        expect(optionsIn(file).map(shownByMoodle)).toEqual(texts);
      }),
      { numRuns: 400 },
    );
  },
);
