import { questionBlocks } from '../question-blocks.js';
import { OPTION_KEYS } from '../options.js';
import type { Variant } from './variant.js';
import { leadingNumber } from './wrong-options.js';

/** What a telephone 390 px wide shows of a line of code. */
export const MOST_CODE_CHARACTERS = 36;
const LEAST_RIGHT_ANSWERS = 12;
const LEAST_METHODS = 3;
const MOST_AT_ONE_PLACE = 0.45;
/** With fewer, a share says little. */
const LEAST_RANKED = 60;

/** The lines of code that a telephone can't show whole. */
export const wideLines = (question: string): string[] =>
  questionBlocks(question)
    .filter(({ kind }) => kind === 'code')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line.length > MOST_CODE_CHARACTERS);

/** The number of options that are smaller than the key; null unless all are different numbers. */
export function placeOfKey({ options, correctOption }: Variant): number | null {
  const numbers = OPTION_KEYS.map((key) => leadingNumber(options[key]));
  const isRanked = new Set(numbers).size === OPTION_KEYS.length && numbers.every(Number.isFinite);
  const right = leadingNumber(options[correctOption]);
  return isRanked ? numbers.filter((number) => number < right).length : null;
}

function isAtOnePlace(variants: readonly Variant[]): boolean {
  const places = variants.map(placeOfKey).filter((place) => place !== null);
  const most = Math.max(...[0, 1, 2, 3].map((at) => places.filter((one) => one === at).length));
  return places.length >= LEAST_RANKED && most > MOST_AT_ONE_PLACE * places.length;
}

/** What makes the variants of a family worth less: who has seen some, or only looks at the numbers, finds the key too
 * easily; or a telephone does not show them whole. A sentence each. */
export function weaknessesOf(variants: readonly Variant[]): string[] {
  const rights = new Set(variants.map(({ options, correctOption }) => options[correctOption]));
  const methods = new Set(variants.map(({ method }) => method));
  const isWide = variants.some(({ question }) => wideLines(question).length > 0);
  const checks: readonly (readonly [boolean, string])[] = [
    [rights.size < LEAST_RIGHT_ANSWERS, `it has ${rights.size} different right answers`],
    [methods.size < LEAST_METHODS, `it names ${methods.size} methods`],
    [isAtOnePlace(variants), 'the right number is too often at the same place by size'],
    [isWide, `a line of code is longer than ${MOST_CODE_CHARACTERS} characters`],
  ];
  return checks.filter(([holds]) => holds).map(([, weakness]) => weakness);
}
