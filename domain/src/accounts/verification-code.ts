import type { RandomSource } from '../kernel/transaction.js';
import { secondsAfter, secondsUntil } from '../kernel/time.js';
import {
  CODE_LENGTH,
  CODE_LIFETIME_SECONDS,
  CODE_RESEND_SECONDS,
  CODE_WINDOW_SECONDS,
  CODE_TRIES,
  CODES_PER_WINDOW,
} from '../settings/index.js';
import type { PendingForm } from './pending-form.js';
import type { Requester } from './requester.js';

export type CodePurpose = 'verify-email' | 'reset-password' | 'correct-email';

export type VerificationCode = {
  readonly id: string;
  readonly studentId: string;
  readonly purpose: CodePurpose;
  readonly codeHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Wrong tries in the browser that asked for the code. */
  readonly wrongTries: number;
  /** Wrong tries elsewhere, counted apart so that a stranger or a neighbour can't use up the owner's tries. */
  readonly strayTries: number;
  readonly usedAt: Date | null;
  readonly requester: Requester;
  /** The sign-up that it was sent for; null if it covers no data. */
  readonly form: PendingForm | null;
};

const NOT_DIGITS = /\D/g;

/** The digits of what was typed or pasted, up to the length of a code. */
export const digitsOfCode = (typed: string): string =>
  typed.replace(NOT_DIGITS, '').slice(0, CODE_LENGTH);

const WHOLE_CODE = /(?<!\d)\d{3}[\s-]?\d{3}(?!\d)/;

/** The code in a pasted text, which may be the whole mail; else all digits of it. */
export const codeInText = (pasted: string): string =>
  digitsOfCode(WHOLE_CODE.exec(pasted)?.[0] ?? pasted);

export const isCode = (text: string): boolean =>
  text.length === CODE_LENGTH && digitsOfCode(text) === text;

/** The text that is hashed for a code. With a new address in it, the code proves that address only. */
export const codeText = (digits: string, newEmail: string | undefined): string =>
  newEmail === undefined ? digits : `${newEmail} ${digits}`;

/** Six digits, each equally likely. */
export const drawCode = (random: RandomSource): string =>
  Array.from({ length: CODE_LENGTH }, () => String(random.int(10))).join('');

export const issueCode = (
  parts: Pick<VerificationCode, 'id' | 'studentId' | 'purpose' | 'codeHash' | 'requester' | 'form'>,
  now: Date,
): VerificationCode => ({
  ...parts,
  createdAt: now,
  expiresAt: secondsAfter(now, CODE_LIFETIME_SECONDS),
  wrongTries: 0,
  strayTries: 0,
  usedAt: null,
});

const ofBrowser = (
  codes: readonly VerificationCode[],
  { browser }: Requester,
): readonly VerificationCode[] =>
  codes.filter(({ requester }) => browser !== null && requester.browser === browser);

/** The codes that this requester asked for: in this browser, else in this network. */
export function codesOf(
  codes: readonly VerificationCode[],
  requester: Requester,
): readonly VerificationCode[] {
  const inBrowser = ofBrowser(codes, requester);
  if (inBrowser.length > 0) return inBrowser;
  return codes.filter((code) => code.requester.network === requester.network);
}

/** Whole seconds until another code may be asked for; 0 if at once. */
export function resendWait(
  own: readonly Pick<VerificationCode, 'createdAt'>[],
  now: Date,
  perWindow = CODES_PER_WINDOW,
): number {
  const times = own
    .map(({ createdAt }) => createdAt)
    .filter((time) => now < secondsAfter(time, CODE_WINDOW_SECONDS))
    .sort((one, other) => Number(one) - Number(other));
  const [first] = times.slice(-perWindow);
  const last = times.at(-1);
  if (!first || !last) return 0;
  const end =
    times.length >= perWindow
      ? secondsAfter(first, CODE_WINDOW_SECONDS)
      : secondsAfter(last, CODE_RESEND_SECONDS);
  return secondsUntil(now, end);
}

/** Whole seconds until the requester may ask for another code. Codes that others of the network asked for delay it, but
 * do not count against its codes of the day. */
export const requesterWait = (
  codes: readonly VerificationCode[],
  requester: Requester,
  now: Date,
): number => {
  const own = codesOf(codes, requester);
  const areOfBrowser = ofBrowser(own, requester).length > 0;
  return resendWait(own, now, areOfBrowser ? CODES_PER_WINDOW : Infinity);
};

export const formsOf = (codes: readonly VerificationCode[]): readonly PendingForm[] => [
  ...new Map(codes.flatMap(({ form }) => (form ? [[form.id, form] as const] : []))).values(),
];

const isOpen = (code: VerificationCode, now: Date): boolean =>
  code.usedAt === null && now < code.expiresAt;

export type CodesToTry = {
  readonly codes: readonly VerificationCode[];
  /** Whether they were asked for in this browser. */
  readonly areOwn: boolean;
};

function areOfOne(codes: readonly VerificationCode[]): boolean {
  if (formsOf(codes).length <= 1) return true;
  const browsers = new Set(codes.map(({ requester }) => requester.browser));
  return browsers.size === 1 && !browsers.has(null);
}

/** The codes that typed digits may fit. A browser tries the codes that it asked for. Another requester may try codes
 * only while all are of one browser's sign-ups: of several sign-ups, nobody could say whose data is meant. */
export function codesToTry(
  codes: readonly VerificationCode[],
  requester: Requester,
  now: Date,
): CodesToTry {
  const open = codes.filter((code) => isOpen(code, now));
  const own = ofBrowser(open, requester);
  if (own.length > 0) {
    return { codes: own.filter(({ wrongTries }) => wrongTries < CODE_TRIES), areOwn: true };
  }
  const stray = areOfOne(codes) ? open.filter(({ strayTries }) => strayTries < CODE_TRIES) : [];
  return { codes: stray, areOwn: false };
}

/** How often the codes may be tried after a wrong try. Only the browser that asked for the code may learn this: it would
 * show others that the email has an account. */
export const triesLeft = ({ codes, areOwn }: CodesToTry): number | null =>
  areOwn ? Math.max(0, ...codes.map(({ wrongTries }) => CODE_TRIES - wrongTries - 1)) : null;

export const withWrongTry = (code: VerificationCode, isOwn: boolean): VerificationCode =>
  isOwn
    ? { ...code, wrongTries: code.wrongTries + 1 }
    : { ...code, strayTries: code.strayTries + 1 };

/** The code after it was used, or replaced by another. */
export const withUse = (code: VerificationCode, now: Date): VerificationCode => ({
  ...code,
  usedAt: now,
});

/** Whether a new code of the same requester for the same purpose voids this one. */
export const isReplacedBy = (code: VerificationCode, form: PendingForm | null): boolean =>
  code.usedAt === null && code.form?.id === form?.id;
