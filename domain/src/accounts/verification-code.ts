import {
  CODE_LENGTH,
  CODE_LIFETIME_SECONDS,
  CODE_RESEND_SECONDS,
  CODE_SERIES_SECONDS,
  CODE_TRIES,
  CODES_PER_SERIES,
} from '../shared/policy.js';
import type { RandomSource } from '../shared/sources.js';
import { secondsAfter, secondsUntil } from '../shared/time.js';

/** What a code is good for. */
export type CodePurpose = 'verify-email' | 'reset-password';

/** The one live code of a student for a purpose. */
export type VerificationCode = {
  readonly studentId: string;
  readonly purpose: CodePurpose;
  readonly codeHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly wrongTries: number;
  /** When the first of the codes that are counted together was made. */
  readonly seriesSince: Date;
  /** How many codes were made since then, this one included. */
  readonly seriesCount: number;
  readonly usedAt: Date | null;
};

const NOT_DIGITS = /\D/g;

/** Keeps the digits of what was typed or pasted, up to the length of a code. */
export const digitsOfCode = (typed: string): string =>
  typed.replace(NOT_DIGITS, '').slice(0, CODE_LENGTH);

const WHOLE_CODE = /(?<!\d)\d{3}[\s-]?\d{3}(?!\d)/;

/** The code in a pasted text, which may be the whole mail; else the digits that there are. */
export const codeInText = (pasted: string): string =>
  digitsOfCode(WHOLE_CODE.exec(pasted)?.[0] ?? pasted);

/** Whether this text has the form of a code. */
export const isCode = (text: string): boolean =>
  text.length === CODE_LENGTH && digitsOfCode(text) === text;

/** Six digits, each equally likely. */
export const drawCode = (random: RandomSource): string =>
  Array.from({ length: CODE_LENGTH }, () => String(random.int(10))).join('');

const seriesEnd = (code: VerificationCode): Date =>
  secondsAfter(code.seriesSince, CODE_SERIES_SECONDS);

/** A fresh code, which takes the place of the one before it, if there is one. */
export const issueCode = (
  owner: Pick<VerificationCode, 'studentId' | 'purpose' | 'codeHash'>,
  before: VerificationCode | null,
  now: Date,
): VerificationCode => ({
  ...owner,
  ...(before && now < seriesEnd(before)
    ? { seriesSince: before.seriesSince, seriesCount: before.seriesCount + 1 }
    : { seriesSince: now, seriesCount: 1 }),
  createdAt: now,
  expiresAt: secondsAfter(now, CODE_LIFETIME_SECONDS),
  wrongTries: 0,
  usedAt: null,
});

/** Whole seconds until another code may be sent; 0 if at once. */
export const resendWait = (code: VerificationCode | null, now: Date): number =>
  code
    ? secondsUntil(
        now,
        code.seriesCount >= CODES_PER_SERIES
          ? seriesEnd(code)
          : secondsAfter(code.createdAt, CODE_RESEND_SECONDS),
      )
    : 0;

/** Whether the code may still be tried: not used, not expired, with tries left. */
export const isLive = (code: VerificationCode, now: Date): boolean =>
  code.usedAt === null && now < code.expiresAt && code.wrongTries < CODE_TRIES;

/** The code after one more wrong try. */
export const withWrongTry = (code: VerificationCode): VerificationCode => ({
  ...code,
  wrongTries: code.wrongTries + 1,
});

/** The code once it has served. */
export const withUse = (code: VerificationCode, now: Date): VerificationCode => ({
  ...code,
  usedAt: now,
});
