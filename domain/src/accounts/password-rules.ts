import { COMMON_PASSWORDS } from './common-passwords.js';

/** The fewest and the most characters of a password. */
const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** Stands beside the field, so that the rule is known before it is broken. */
export const PASSWORD_HINT = `${String(PASSWORD_LENGTH.least)} to ${String(PASSWORD_LENGTH.most)} characters`;

const isOneCharacter = (password: string): boolean => new Set(password).size === 1;

/** Why this text can't be a password, or null if it can. */
export function refusePassword(password: string): string | null {
  if (password.trim() === '') return 'Password is required';
  const { length } = password;
  if (length < PASSWORD_LENGTH.least || length > PASSWORD_LENGTH.most) {
    return `Password must be ${PASSWORD_HINT} long`;
  }
  if (COMMON_PASSWORDS.has(password.toLowerCase()) || isOneCharacter(password)) {
    return 'This password is too common. Please choose another one.';
  }
  return null;
}
