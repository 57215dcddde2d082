import { OPTION_KEYS } from './options.js';

/** Kinds of question that a test can't ask, as the reason of a row that is not taken. */
export const UNFIT = {
  trueOrFalse: 'it is true or false',
  fillIn: 'it is a fill-in question: there is no wrong answer to choose',
  number: 'it asks for a number: there is nothing to choose from',
  matching: 'it is a matching question',
  essay: 'it is an essay: there is nothing to choose from',
} as const;

export const notFour = (count: number): string => `it has ${count} options, not four`;
export const notOneRight = (right: number): string => `${right} of its options are right, not one`;
export const lostHtml = (marks: Iterable<string>): string =>
  `its HTML holds what plain text can't: ${[...marks].join(', ')}`;

/** Why these options don't fit a test. */
export function unfitOptions(filled: readonly string[]): string[] {
  if (filled.length === OPTION_KEYS.length) return [];
  const isTrueOrFalse =
    filled.length === 2 && filled.every((one) => /^(true|false|yes|no)$/i.test(one.trim()));
  return [isTrueOrFalse ? UNFIT.trueOrFalse : notFour(filled.length)];
}
