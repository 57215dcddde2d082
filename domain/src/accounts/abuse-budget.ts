import { MOST_BITS } from '../kernel/proof-of-work.js';

/** How much is counted, for how long. */
export type Allowance = { readonly points: number; readonly seconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What may go wrong before anybody is asked for more than a password. */
export const ALLOWANCES = {
  /** Wrong passwords for one account from one network, or on one known device. */
  place: { points: 10, seconds: 5 * MINUTE },
  placeDay: { points: 30, seconds: DAY },
  /** Wrong passwords for one account from all devices that never signed in to it. */
  account: { points: 20, seconds: DAY },
  /** Wrong passwords, and codes, of one network for whatever accounts. */
  network: { points: 100, seconds: HOUR },
  /** The same of everybody: many networks may belong to one who guesses. */
  overall: { points: 1_000, seconds: 5 * MINUTE },
  /** Answers to one network that tell whether an email is known. */
  lookUps: { points: 20, seconds: HOUR },
  /** The same to all networks: many may belong to one who asks. */
  allLookUps: { points: 1_200, seconds: HOUR },
  /** Mails that one network causes without being signed in. */
  mails: { points: 60, seconds: HOUR },
  mailsDay: { points: 2_000, seconds: DAY },
  /** Mails to one address that strangers can ask for: with codes, and about forms. */
  inbox: { points: 10, seconds: DAY },
  /** Mails about forms of all networks: many may belong to one who sends them. */
  formMails: { points: 600, seconds: HOUR },
} as const satisfies Record<string, Allowance>;

export type Counter = keyof typeof ALLOWANCES;

type Count = { readonly used: number; readonly secondsLeft: number };

/** The most wrong passwords a day for one account, from all devices and with any proof of work. */
const MOST_GUESSES_A_DAY = 100;
/** The same on a device that signed in before: nobody else has it. */
const MOST_ON_A_DEVICE = 50;

export type Verdict =
  | { readonly kind: 'go' }
  /** The wait ends sooner for who does this much work; null: no work helps. */
  | { readonly kind: 'wait'; readonly seconds: number; readonly bits: number | null };

const GO: Verdict = { kind: 'go' };

/** A quarter of a second of a laptop; each doubling of what is over costs twice as much. */
const LEAST_BITS = 17;

/** Used up by that many times the allowance: 1 where it is just used up. */
const bitsFor = (times: number): number =>
  Math.min(MOST_BITS, LEAST_BITS + Math.max(0, Math.floor(Math.log2(times))));

type Spent = { readonly seconds: number; readonly bits: number };

const spentOf = (counter: Counter, { used, secondsLeft }: Count): Spent[] => {
  const { points } = ALLOWANCES[counter];
  return used < points ? [] : [{ seconds: secondsLeft, bits: bitsFor(used / points) }];
};

const NEVER: Count = { used: 0, secondsLeft: 0 };

export type Counts = Readonly<Partial<Record<Counter, Count>>>;

function verdictOn(spent: readonly Spent[], proven: number): Verdict {
  if (spent.length === 0) return GO;
  const bits = Math.max(...spent.map((one) => one.bits));
  // Counts may have risen since the puzzle was set.
  if (proven >= bits - 1) return GO;
  return { kind: 'wait', seconds: Math.max(...spent.map((one) => one.seconds)), bits };
}

const check = (counters: readonly Counter[], counts: Counts, proven: number): Verdict =>
  verdictOn(
    counters.flatMap((counter) => spentOf(counter, counts[counter] ?? NEVER)),
    proven,
  );

export type Guess = {
  readonly isKnownDevice: boolean;
  /** The work that was proven with the call, in bits; 0 for none. */
  readonly proven: number;
  /** Before this one, those that are under way included. */
  readonly counts: Counts;
  /** Whether more networks wait for their turn than can be served in good time. */
  readonly isCrowded: boolean;
};

const CROWD: Spent = { seconds: 5, bits: LEAST_BITS };

/** Below it a crowd is one of students; with so many wrong passwords of late it is an attack. */
const WRONG_OF_A_CROWD = 100;

/** Whether a password may be compared. A known device has its own counts, so nobody else delays its
 * owner. Elsewhere proof of work replaces a wait, until the day's guesses are used up. */
export function checkGuess({ isKnownDevice, proven, counts, isCrowded }: Guess): Verdict {
  const total = (isKnownDevice ? counts.placeDay : counts.account) ?? NEVER;
  const most = isKnownDevice ? MOST_ON_A_DEVICE : MOST_GUESSES_A_DAY;
  if (total.used >= most) return { kind: 'wait', seconds: total.secondsLeft, bits: null };
  if (isKnownDevice) return check(['place', 'placeDay'], counts, proven);
  const counted = check(['place', 'placeDay', 'account', 'network', 'overall'], counts, proven);
  const isAttack = isCrowded && (counts.overall ?? NEVER).used >= WRONG_OF_A_CROWD;
  return counted.kind === 'go' && isAttack ? verdictOn([CROWD], proven) : counted;
}

const LOOK_UPS: readonly Counter[] = ['lookUps', 'allLookUps'];

/** Whether a call may tell that an email is known, or is not. */
export const checkLookUp = (counts: Counts, proven: number): Verdict =>
  check(LOOK_UPS, counts, proven);

/** Whether a mailed code may be tried; each has few tries besides. */
export const checkCode = (counts: Counts, proven: number): Verdict =>
  check(['network'], counts, proven);

/** The wait for what no work helps; null if none of it is used up. */
function lastingWait(counters: readonly Counter[], counts: Counts): Verdict | null {
  const spent = counters.flatMap((counter) => spentOf(counter, counts[counter] ?? NEVER));
  if (spent.length === 0) return null;
  return { kind: 'wait', seconds: Math.max(...spent.map((one) => one.seconds)), bits: null };
}

/** Whether a call may cause a mail. Who signed in before here can always be mailed a code. */
export function checkMail(counts: Counts, proven: number, isKnownDevice: boolean): Verdict {
  if (isKnownDevice) return GO;
  return (
    lastingWait(['mailsDay'], counts) ?? check(['mails', 'inbox', ...LOOK_UPS], counts, proven)
  );
}

/** Whether a form may cause a mail to the address in it. Codes are few for each account besides;
 * here work must not fill an inbox that is somebody else's. */
export function checkFormMail(counts: Counts, proven: number, isKnownDevice: boolean): Verdict {
  if (isKnownDevice) return GO;
  return (
    lastingWait(['mailsDay', 'inbox'], counts) ?? check(['mails', 'formMails'], counts, proven)
  );
}
