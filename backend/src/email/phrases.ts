import type { EmailData, EmailKind } from '@portal/domain/email/index.js';

/** A paragraph, or something else of a mail. */
export type Block =
  | string
  | { readonly code: string }
  | { readonly rows: readonly Row[] }
  | { readonly quote: string; readonly label: string }
  | { readonly button: string; readonly to: string };

export type Row = readonly [label: string, text: string];

export type Words = {
  readonly subject: string;
  /** What mail programs show beside the subject in a list. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Why the reader gets this mail; ends with a full stop. */
  readonly reason: string;
};

export type Sender = {
  readonly company: string;
  readonly publicUrl: string;
  readonly contact: string;
};

const LONGEST_NAME = 60;
/** These characters are in nobody's name; who types them wants the mail to carry a text or a link. */
const NOT_A_NAME = /[/@:\\<>\n\r]/;

/** Anyone can sign up with somebody else's address: a name that a mail program could turn into a link is left out, and
 * dots are separated from what follows. */
export function greeting(name: string): Block {
  const isName = name.length <= LONGEST_NAME && !NOT_A_NAME.test(name);
  return isName ? `Hello ${name.replace(/\.(?=\S)/g, '. ')},` : 'Hello,';
}

/** Made on first use: the first formatter of a process takes as long as a large part of the start. */
const onFirstUse = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const moments = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    }),
);

const days = onFirstUse(
  () => new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
);

export const day = (iso: string): string => days().format(new Date(iso)).replace(/\s/g, ' ');

export const moment = (iso: string): string =>
  `${moments().format(new Date(iso)).replace(/\s/g, ' ')} IST`;

function verdict(passed: boolean, isVoid = false): string {
  if (isVoid) return 'Not counted';
  return passed ? 'Passed' : 'Not passed';
}

export const marks = (score: number, total: number): string => `${score} of ${total}`;

export const changed = (before: string, after: string): string =>
  before === after ? after : `${before} → ${after}`;

type Regraded = {
  readonly scoreBefore: number;
  readonly totalBefore: number;
  readonly passedBefore: boolean;
  readonly score: number;
  readonly totalQuestions: number;
  readonly passed: boolean;
  readonly isVoid?: boolean;
};

export const regradedRows = (data: Regraded): readonly (readonly [string, string])[] => [
  [
    'Correct answers',
    changed(marks(data.scoreBefore, data.totalBefore), marks(data.score, data.totalQuestions)),
  ],
  ['Result', changed(verdict(data.passedBefore), verdict(data.passed, data.isVoid))],
];

const amounts = onFirstUse(() => new Intl.NumberFormat('en-IN'));

export const rupees = (amount: number): string => `₹${amounts().format(amount)}`;

export const frameOwnText = (
  { name, text }: { readonly name: string; readonly text: string },
  more: readonly Block[] = [],
): readonly Block[] => [greeting(name), ...text.split(/\n{2,}/), ...more];

export type Writers = {
  readonly [Kind in EmailKind]: (data: EmailData[Kind], sender: Sender) => Words;
};
