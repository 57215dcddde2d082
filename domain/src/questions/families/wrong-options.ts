import type { RandomSource } from '../../kernel/sources.js';

export type WrongOption = { readonly text: string; readonly mistake: string };

export const WRONG_OPTIONS = 3;

const NUMBER = /^[^\d]*?(\d[\d,]*(?:\.\d+)?)/;

/** The number at the beginning of an option; NaN without one. */
export const leadingNumber = (text: string): number =>
  Number((NUMBER.exec(text)?.[1] ?? 'none').replaceAll(',', ''));

/** Three of the wrong options. Where all are numbers, it is random how many are smaller than the key: otherwise the key
 * would rarely be the smallest or largest. */
export function wrongBeside(
  key: string,
  wrong: readonly WrongOption[],
  random: RandomSource,
): WrongOption[] {
  const right = leadingNumber(key);
  const smaller = wrong.filter(({ text }) => leadingNumber(text) < right);
  const larger = wrong.filter(({ text }) => leadingNumber(text) > right);
  const below = random.int(WRONG_OPTIONS + 1);
  if (smaller.length + larger.length < wrong.length) return wrong.slice(0, WRONG_OPTIONS);
  const fromSmaller = Math.max(Math.min(below, smaller.length), WRONG_OPTIONS - larger.length);
  return [...smaller.slice(0, fromSmaller), ...larger.slice(0, WRONG_OPTIONS - fromSmaller)];
}
