import { leadingNumber } from '../../questions/families/wrong-options.js';
import { OPTION_KEYS, type OptionKey } from '../../questions/question.js';
import type { Features, FeaturesOf, Seen } from './ranker.js';

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

const othersOf = ({ options }: Seen, key: OptionKey): string[] =>
  OPTION_KEYS.filter((other) => other !== key).map((other) => options[other]);

const shareIn = (words: readonly string[], others: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => others.has(word)).length / words.length;

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** The form of an option beside the others, without its words. */
export const shapeOf: FeaturesOf = (seen, key) => {
  const [text, others, words] = [
    seen.options[key],
    othersOf(seen, key),
    wordsOf(seen.options[key]),
  ];
  const beside = (measure: (one: string) => number): number =>
    measure(text) - others.reduce((sum, one) => sum + measure(one), 0) / others.length;
  const mean = others.reduce((sum, other) => sum + other.length, 0) / others.length;
  const lengthOfWords = (one: string) => one.length / (wordsOf(one).length + 1);
  return new Map<string, number>([
    ['length', Math.log((text.length + 1) / (mean + 1))],
    ['is longest', Number(others.every((other) => other.length < text.length))],
    ['is shortest', Number(others.every((other) => other.length > text.length))],
    ['like the others', shareIn(words, new Set(others.flatMap(wordsOf)))],
    ['like the stem', shareIn(words, new Set(wordsOf(seen.question)))],
    ['digits', beside((one) => count(one, /\d/g))],
    ['commas', beside((one) => count(one, /[,;:]/g))],
    ['capitals', beside((one) => count(one, /\p{Lu}/gu))],
    ['words', beside((one) => wordsOf(one).length)],
    ['length of words', beside(lengthOfWords)],
    ['not', beside((one) => count(one, /\b(not|no|never|without|only|all|each|every|any)\b/gi))],
  ]);
};

export const wordingOf: FeaturesOf = (seen, key) => {
  const words = wordsOf(seen.options[key]);
  const features = new Map(shapeOf(seen, key));
  features.set(`begins ${words[0] ?? ''}`, 1);
  for (const word of new Set(words)) features.set(`word ${word}`, 0.5);
  return features;
};

const zerosAtEnd = (value: number): number => /0*$/.exec(String(value))?.[0].length ?? 0;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

const numbersIn = ({ options }: Seen): number[] =>
  OPTION_KEYS.map((key) => leadingNumber(options[key]));

/** Whether its options are four different numbers. */
export const isOfNumbers = (seen: Seen): boolean =>
  new Set(numbersIn(seen)).size === OPTION_KEYS.length &&
  OPTION_KEYS.every((key) => /^[^\p{L}]*\d[^\p{L}]*\p{L}{0,12}\.?$/u.test(seen.options[key]));

/** The number of an option beside the others: its rank, its distance, how round it is, and whether it is their sum,
 * difference, double or tenfold. */
export const numberOf: FeaturesOf = (seen, key): Features => {
  const numbers = numbersIn(seen);
  const own = numbers[OPTION_KEYS.indexOf(key)] ?? 0;
  const others = numbers.filter((_, at) => OPTION_KEYS[at] !== key);
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const rankBy = (measure: (value: number) => number): number =>
    others.filter((other) => measure(other) < measure(own)).length;
  const nearest = (value: number): number =>
    Math.min(...numbers.filter((one) => one !== value).map((one) => Math.abs(one - value)));
  const isOf = (test: (one: number, two: number) => boolean): number =>
    Number(others.some((one) => others.some((two) => one !== two && test(one, two))));
  return new Map<string, number>([
    [`size ${rankBy((value) => value)}`, 1],
    [`from the middle ${rankBy((value) => Math.abs(value - mean))}`, 1],
    [`from the nearest ${rankBy(nearest)}`, 1],
    [`round ${rankBy(zerosAtEnd)}`, 1],
    ['sum', isOf((one, two) => isNear(one + two, own))],
    ['difference', isOf((one, two) => isNear(one - two, own))],
    ['part of a sum', isOf((one, two) => isNear(own + one, two))],
    ['double', Number(others.some((one) => isNear(2 * one, own)))],
    ['half', Number(others.some((one) => isNear(one, 2 * own)))],
    ['tenfold', Number(others.some((one) => isNear(10 * one, own)))],
    ['tenth', Number(others.some((one) => isNear(one, 10 * own)))],
  ]);
};
