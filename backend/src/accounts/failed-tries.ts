import { DomainError } from '@portal/domain/kernel/errors.js';

/** Refusals after a right password: a second factor is missing. */
const NO_GUESS = ['totp_needed', 'passkey_needed', 'totp_or_passkey_needed'];
const WRONG_SECOND_FACTOR = ['wrong_totp', 'wrong_code', 'wrong_passkey', 'passkey_copied'];
const WRONG_PASSWORD = 'wrong_password';
const WRONG_MAILED_CODE = ['invalid_code', 'code_void'];

const REVEALING = [
  'student_not_found',
  'email_taken',
  'email_not_verified',
  'already_verified',
  'several_sign_ups',
];

const codeOf = (error: unknown): string | null =>
  error instanceof DomainError ? error.code : null;

const isOneOf = (error: unknown, codes: readonly string[]): boolean =>
  codes.includes(codeOf(error) ?? '');

export const isWrongSecondFactor = (error: unknown): boolean => isOneOf(error, WRONG_SECOND_FACTOR);

export const isWrongMailedCode = (error: unknown): boolean => isOneOf(error, WRONG_MAILED_CODE);

export const isWrong = (error: unknown): boolean =>
  error instanceof DomainError &&
  !isOneOf(error, NO_GUESS) &&
  (error.kind === 'unauthenticated' || error.code === WRONG_PASSWORD || isWrongSecondFactor(error));

export const revealsAccount = (error: unknown): boolean => isOneOf(error, REVEALING);
