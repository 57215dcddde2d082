import type { RandomSource } from '../kernel/sources.js';
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

export type CodePurpose = 'verify-email' | 'reset-password';

export type VerificationCode = {
  readonly id: string;
  readonly studentId: string;
  readonly purpose: CodePurpose;
  readonly codeHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Wrong tries by the requester of the code. */
  readonly wrongTries: number;
  /** Wrong tries from elsewhere, counted apart so that a stranger can't use up the owner's tries. */
  readonly strayTries: number;
  readonly usedAt: Date | null;
  readonly requester: Requester;
  /** The sign-up that it was sent for; null if it covers no data. */
  readonly form: PendingForm | null;
};

const NOT_DIGITS = /\D/g;

/** Keeps the digits of what was typed or pasted, up to the length of a code. */
export const digitsOfCode = (typed: string): string =>
  typed.replace(NOT_DIGITS, '').slice(0, CODE_LENGTH);

const WHOLE_CODE = /(?<!\d)\d{3}[\s-]?\d{3}(?!\d)/;

/** The code in a pasted text, which may be the whole mail; else the digits that there are. */
export const codeInText = (pasted: string): string =>
  digitsOfCode(WHOLE_CODE.exec(pasted)?.[0] ?? pasted);

export const isCode = (text: string): boolean =>
  text.length === CODE_LENGTH && digitsOfCode(text) === text;

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

/** The codes that this requester asked for: in this browser, or else from this network. */
export function codesOf(
  codes: readonly VerificationCode[],
  { browser, network }: Requester,
): readonly VerificationCode[] {
  const inBrowser = codes.filter(
    ({ requester }) => browser !== null && requester.browser === browser,
  );
  if (inBrowser.length > 0) return inBrowser;
  return codes.filter(({ requester }) => requester.network === network);
}

/** Whole seconds until the requester may ask for another code; 0 if at once. */
export function resendWait(own: readonly Pick<VerificationCode, 'createdAt'>[], now: Date): number {
  const times = own
    .map(({ createdAt }) => createdAt)
    .filter((time) => now < secondsAfter(time, CODE_WINDOW_SECONDS))
    .sort((one, other) => Number(one) - Number(other));
  const [first] = times.slice(-CODES_PER_WINDOW);
  const last = times.at(-1);
  if (!first || !last) return 0;
  const end =
    times.length >= CODES_PER_WINDOW
      ? secondsAfter(first, CODE_WINDOW_SECONDS)
      : secondsAfter(last, CODE_RESEND_SECONDS);
  return secondsUntil(now, end);
}

/** The different sign-ups that these codes were sent for. */
export const formsOf = (codes: readonly VerificationCode[]): readonly PendingForm[] => [
  ...new Map(codes.flatMap(({ form }) => (form ? [[form.id, form] as const] : []))).values(),
];

const isOpen = (code: VerificationCode, now: Date): boolean =>
  code.usedAt === null && now < code.expiresAt;

export type Candidates = {
  readonly codes: readonly VerificationCode[];
  readonly areOwn: boolean;
  /** Whether they were asked for in this browser, not only from this network. */
  readonly areOfBrowser: boolean;
};

/** A requester tries its own codes. From elsewhere a code may be tried only while all belong to one
 * sign-up; with several, nobody could say whose data is meant. */
export function candidates(
  codes: readonly VerificationCode[],
  requester: Requester,
  now: Date,
): Candidates {
  const open = codes.filter((code) => isOpen(code, now));
  const own = codesOf(open, requester);
  if (own.length > 0) {
    const { browser } = requester;
    return {
      codes: own.filter(({ wrongTries }) => wrongTries < CODE_TRIES),
      areOwn: true,
      areOfBrowser: browser !== null && own.every((code) => code.requester.browser === browser),
    };
  }
  const isOneForm = formsOf(codes).length <= 1;
  const stray = isOneForm ? open.filter(({ strayTries }) => strayTries < CODE_TRIES) : [];
  return { codes: stray, areOwn: false, areOfBrowser: false };
}

/** Whether no try is left after a wrong one. Only the browser that asked may learn it: to others it
 * would say that the email is known. */
export const isLastTry = ({ codes, areOfBrowser }: Candidates): boolean =>
  areOfBrowser && codes.every(({ wrongTries }) => wrongTries + 1 >= CODE_TRIES);

export const withWrongTry = (code: VerificationCode, isOwn: boolean): VerificationCode =>
  isOwn
    ? { ...code, wrongTries: code.wrongTries + 1 }
    : { ...code, strayTries: code.strayTries + 1 };

/** The code once it has served, or another has taken its place. */
export const withUse = (code: VerificationCode, now: Date): VerificationCode => ({
  ...code,
  usedAt: now,
});

/** Whether a later code for the same thing, asked for by the same requester, voids this one. */
export const isReplacedBy = (code: VerificationCode, form: PendingForm | null): boolean =>
  code.usedAt === null && code.form?.id === form?.id;
