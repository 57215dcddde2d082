import { rejectInvalid } from '../kernel/errors.js';
import { COMMON_STEMS } from './common-passwords.js';
import { isMadeOfWords, isRepeated, isSequence } from './guessable-passwords.js';
import type { PasswordBlocklist } from './password-blocklist.js';
import { stemsOf } from './password-stems.js';

const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** Shown beside the field, so that the rule is known in advance. */
export const PASSWORD_HINT = `${String(PASSWORD_LENGTH.least)} to ${String(PASSWORD_LENGTH.most)} characters`;

const TOO_COMMON = 'This password is too common. Please choose another one.';
const TOO_EASY = 'This password is too easy to guess. Please choose another one.';
const MADE_OF_WORDS =
  'Please choose a password that is not made of your name, your email or our name.';

const isOneCharacter = (password: string): boolean => new Set(password).size === 1;

/** Why this text can't be a password, or null if it can. @param known names that an attacker would try: of the person,
 * of the company */
export function rejectPassword(password: string, known: readonly string[] = []): string | null {
  if (password.trim() === '') return 'Password is required';
  const { length } = password;
  if (length < PASSWORD_LENGTH.least || length > PASSWORD_LENGTH.most) {
    return `Password must be ${PASSWORD_HINT} long`;
  }
  const isCommon = stemsOf(password).some((stem) => COMMON_STEMS.has(stem));
  if (isCommon || isOneCharacter(password)) return TOO_COMMON;
  if (isRepeated(password) || isSequence(password)) return TOO_EASY;
  return isMadeOfWords(password, known) ? MADE_OF_WORDS : null;
}

const WORD = /^[\p{L}\p{M}]+\d{0,4}$/u;

/** The list wrongly finds one text in a thousand: so only the whole password, and words with a few digits, are looked
 * up. It has no short passwords, but finds some. */
const isListed = (blocklist: PasswordBlocklist, password: string): boolean =>
  stemsOf(password).some(
    (stem, at) =>
      stem.length >= PASSWORD_LENGTH.least &&
      (at === 0 || WORD.test(stem)) &&
      blocklist.isCommon(stem),
  );

/** The same, with what only the server knows: the most common passwords and the company's words. */
export const rejectGuessable = (
  blocklist: PasswordBlocklist,
  password: string,
  known: readonly string[],
): string | null =>
  rejectPassword(password, [...blocklist.words, ...known]) ??
  (isListed(blocklist, password) ? TOO_COMMON : null);

/** @throws InvalidInput unless somebody of these names may have this password */
export function checkPassword(
  blocklist: PasswordBlocklist,
  password: string,
  known: readonly string[],
): void {
  const refused = rejectGuessable(blocklist, password, known);
  rejectInvalid(refused ? { password: refused } : {});
}
