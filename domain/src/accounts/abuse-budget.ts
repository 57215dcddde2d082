import { MOST_BITS } from '../kernel/proof-of-work.js';

export type Allowance = { readonly points: number; readonly seconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much may go wrong before a caller has to wait or to do proof of work. */
export const ALLOWANCES = {
  /** Wrong passwords for one account from one network, or on one known device. */
  place: { points: 10, seconds: 5 * MINUTE },
  placeDay: { points: 30, seconds: DAY },
  /** Wrong passwords for one account from all unknown devices. */
  account: { points: 20, seconds: DAY },
  /** Wrong passwords and codes from one network, for all accounts. */
  network: { points: 100, seconds: HOUR },
  /** The same from all networks: an attacker may have many. */
  overall: { points: 1_000, seconds: 5 * MINUTE },
  /** Answers to one network that show whether an email has an account. */
  lookUps: { points: 20, seconds: HOUR },
  /** The same to all networks: an attacker may have many. */
  allLookUps: { points: 1_200, seconds: HOUR },
  /** Mails that one network causes without a sign-in. */
  mails: { points: 60, seconds: HOUR },
  mailsDay: { points: 2_000, seconds: DAY },
  /** Mails to one address that strangers can cause: with codes, and about forms. */
  inbox: { points: 10, seconds: DAY },
  /** Mails about forms from all networks: an attacker may have many. */
  formMails: { points: 600, seconds: HOUR },
} as const satisfies Record<string, Allowance>;

export type Counter = keyof typeof ALLOWANCES;

type Count = { readonly used: number; readonly secondsLeft: number };

/** The most wrong passwords a day for one account, from all devices and with any proof of work. */
const MOST_GUESSES_A_DAY = 100;
/** The same on a device that signed in before, which only the owner has. */
const MOST_ON_A_DEVICE = 50;

export type Verdict =
  | { readonly kind: 'go' }
  /** A wait, with the proof of work that ends it; null if none does. */
  | { readonly kind: 'wait'; readonly seconds: number; readonly bits: number | null };

const GO: Verdict = { kind: 'go' };

/** A quarter of a second on a laptop; each doubling of the excess costs one bit more. */
const LEAST_BITS = 17;
/** A few seconds on a phone. Only an admin's password takes more, since an admin can't get a code by mail. */
const MOST_BITS_OF_ALL = 20;

/** @param times how much of the allowance is used; 1 when it is just used up */
const bitsFor = (times: number): number =>
  Math.min(MOST_BITS_OF_ALL, LEAST_BITS + Math.max(0, Math.floor(Math.log2(times))));

export type Use = { readonly points: number } & Count;

type Spent = { readonly seconds: number; readonly bits: number };

const spentOf = ({ points, used, secondsLeft }: Use): Spent[] =>
  used < points ? [] : [{ seconds: secondsLeft, bits: bitsFor(used / points) }];

const NEVER: Count = { used: 0, secondsLeft: 0 };

export type Counts = Readonly<Partial<Record<Counter, Count>>>;

const spentIn = (counters: readonly Counter[], counts: Counts): Spent[] =>
  counters.flatMap((counter) =>
    spentOf({ points: ALLOWANCES[counter].points, ...(counts[counter] ?? NEVER) }),
  );

function verdictOn(spent: readonly Spent[], proven: number): Verdict {
  if (spent.length === 0) return GO;
  const bits = Math.max(...spent.map((one) => one.bits));
  // One bit less is enough: the counts may have risen since the puzzle was made. The most stays the same.
  if (proven >= (bits === MOST_BITS ? bits : bits - 1)) return GO;
  return { kind: 'wait', seconds: Math.max(...spent.map((one) => one.seconds)), bits };
}

const check = (counters: readonly Counter[], counts: Counts, proven: number): Verdict =>
  verdictOn(spentIn(counters, counts), proven);

/** Whether a call that needs no account may be made. The first one from a network always may: an image or a
 * program can't do the work. */
export function checkCalls(
  { own, overall }: { readonly own: readonly Use[]; readonly overall: readonly Use[] },
  proven: number,
): Verdict {
  const isFirst = own.every(({ used }) => used === 0);
  return isFirst ? GO : verdictOn([...own, ...overall].flatMap(spentOf), proven);
}

/** Wrong passwords for an admin until the work doubles, so that to use up the guesses of a day takes many minutes. */
const GUESSES_A_BIT = 2;

function spentOnAdmin({ used, secondsLeft }: Count): Spent[] {
  const excess = used - ALLOWANCES.account.points;
  if (excess < 0) return [];
  const bits = Math.min(MOST_BITS, LEAST_BITS + Math.floor(excess / GUESSES_A_BIT));
  return [{ seconds: secondsLeft, bits }];
}

export type Guess = {
  readonly isAdmin: boolean;
  readonly isKnownDevice: boolean;
  /** The proof of work that came with the call, in bits; 0 without one. */
  readonly proven: number;
  /** The counts before this call, with calls that still run. */
  readonly counts: Counts;
  /** Whether more networks wait for a turn than can be served soon. */
  readonly isCrowded: boolean;
};

const CROWD: Spent = { seconds: 5, bits: LEAST_BITS };

/** With fewer wrong passwords a crowd is students; with so many it is an attack. */
const WRONG_OF_A_CROWD = 100;

/** Whether a password may be compared. A known device has its own counts, so nobody else delays its owner. Elsewhere
 * proof of work replaces a wait, until the guesses of the day are used up. */
export function checkGuess(guess: Guess): Verdict {
  const { isAdmin, isKnownDevice, proven, counts, isCrowded } = guess;
  const total = (isKnownDevice ? counts.placeDay : counts.account) ?? NEVER;
  const most = isKnownDevice ? MOST_ON_A_DEVICE : MOST_GUESSES_A_DAY;
  if (total.used >= most) return { kind: 'wait', seconds: total.secondsLeft, bits: null };
  if (isKnownDevice) return check(['place', 'placeDay'], counts, proven);
  const isAttack = isCrowded && (counts.overall ?? NEVER).used >= WRONG_OF_A_CROWD;
  const spent = [
    ...spentIn(['place', 'placeDay', 'account', 'network', 'overall'], counts),
    ...(isAdmin ? spentOnAdmin(total) : []),
  ];
  return verdictOn(spent.length === 0 && isAttack ? [CROWD] : spent, proven);
}

const LOOK_UPS: readonly Counter[] = ['lookUps', 'allLookUps'];

/** Whether a call may learn if an email has an account. */
export const checkLookUp = (counts: Counts, proven: number): Verdict =>
  check(LOOK_UPS, counts, proven);

/** Whether a mailed code may be tried; each code also has few tries. */
export const checkCode = (counts: Counts, proven: number): Verdict =>
  check(['network'], counts, proven);

/** The longest wait that no proof of work ends; null if no count is used up. */
function lastingWait(counters: readonly Counter[], counts: Counts): Verdict | null {
  const spent = spentIn(counters, counts);
  if (spent.length === 0) return null;
  return { kind: 'wait', seconds: Math.max(...spent.map((one) => one.seconds)), bits: null };
}

/** Whether a call may cause a mail. A code can always be mailed to somebody who signed in here before. */
export function checkMail(counts: Counts, proven: number, isKnownDevice: boolean): Verdict {
  if (isKnownDevice) return GO;
  return (
    lastingWait(['mailsDay'], counts) ?? check(['mails', 'inbox', ...LOOK_UPS], counts, proven)
  );
}

/** Whether a form may cause a mail to the address in it. Proof of work must not help to fill somebody else's inbox. */
export function checkFormMail(counts: Counts, proven: number, isKnownDevice: boolean): Verdict {
  if (isKnownDevice) return GO;
  return (
    lastingWait(['mailsDay', 'inbox'], counts) ?? check(['mails', 'formMails'], counts, proven)
  );
}
