import {
  ALLOWANCES,
  type Counter,
  type Counts,
  type Verdict,
} from '@portal/domain/accounts/index.js';
import type { Counted, Counters, CountState } from '../platform/database/counters.pg.js';
import { limitCounting } from '../platform/http/limit-counting.js';
import { networksAround } from '../platform/http/network-of.js';
import type { Devices } from './devices.js';

type Names = Pick<Devices, 'hash'>;

export type Origin = {
  readonly network: string;
  /** The key of the device, if the account has signed in on it before; else null. */
  readonly device: string | null;
};

export const studentAccount = (email: string): string => `student ${email.trim().toLowerCase()}`;
export const adminAccount = (username: string): string => `admin ${username.trim().toLowerCase()}`;

const WIDE: readonly Counter[] = [
  'network',
  'overall',
  'lookUps',
  'allLookUps',
  'mails',
  'mailsDay',
  'formMails',
];

export type Entry = Counted & { readonly times: number };

export function counted(devices: Names, counter: Counter, about: string, times = 1): Entry {
  return { key: `${counter} ${devices.hash(about)}`, seconds: ALLOWANCES[counter].seconds, times };
}

const countedAround = (devices: Names, counter: Counter, own: string): readonly Entry[] =>
  networksAround(own).map(({ network, times }) => counted(devices, counter, network, times));

export function guessesOf(devices: Names, account: string, { network, device }: Origin) {
  const place = device === null ? `network ${network}` : `device ${device}`;
  const ofPlace = [
    counted(devices, 'place', `${account} ${place}`),
    counted(devices, 'placeDay', `${account} ${place}`),
  ];
  return { ofPlace, ofAccount: counted(devices, 'account', account) };
}

/** The key under which wrong passwords and codes of a network are counted. */
export const wideOf = (devices: Names, network: string): readonly Entry[] => [
  ...countedAround(devices, 'network', network),
  counted(devices, 'overall', ''),
];

/** The key under which answers are counted that show whether an email has an account. */
export const lookUpsOf = (devices: Names, network: string): readonly Entry[] => [
  ...countedAround(devices, 'lookUps', network),
  counted(devices, 'allLookUps', ''),
];

/** The key under which mails are counted that a stranger can cause. */
export const mailsOf = (devices: Names, account: string, network: string): readonly Entry[] => [
  ...countedAround(devices, 'mails', network),
  ...countedAround(devices, 'mailsDay', network),
  counted(devices, 'inbox', account),
];

/** @param factor multiplies the allowances of networks @param own how many of the counts are this call's */
function countsOf(
  factor: number,
  entries: readonly Entry[],
  states: ReadonlyMap<string, CountState>,
  own = 0,
): Counts {
  const counts: Partial<Record<Counter, CountState>> = {};
  for (const { key, times } of entries) {
    const counter = key.slice(0, key.indexOf(' ')) as Counter;
    const state = states.get(key);
    if (!state) continue;
    const scale = WIDE.includes(counter) ? factor * times : 1;
    const used = Math.floor((state.used - own) / scale);
    if (used >= (counts[counter]?.used ?? used)) counts[counter] = { ...state, used };
  }
  return counts;
}

export class Tally {
  constructor(
    private readonly counters: Counters,
    private readonly factor: number,
    private readonly origin: Origin,
  ) {}

  /** Counts this call. @returns the counts before it */
  async added(entries: readonly Entry[]): Promise<Counts> {
    return countsOf(this.factor, entries, await this.add(entries), 1);
  }

  /** Counts a call while it runs, so that parallel calls get no more tries than calls in a row; a call that has to wait
   * is not counted. Most calls of a flood are refused by a read, which locks no row. */
  async take(
    held: readonly Entry[],
    around: readonly Entry[],
    check: (counts: Counts) => Verdict,
  ): Promise<Verdict> {
    const before = await this.seen([...held, ...around]);
    const first = check(before);
    if (first.kind === 'wait') return first;
    const verdict = check({ ...before, ...(await this.added(held)) });
    if (verdict.kind === 'wait') await this.add(held, -1);
    return verdict;
  }

  async seen(entries: readonly Entry[]): Promise<Counts> {
    const keys = entries.map(({ key }) => key);
    const states = await this.inTurn(() => this.counters.look(keys));
    return countsOf(this.factor, entries, states);
  }

  add = (entries: readonly Entry[], by: 1 | -1 = 1) =>
    this.inTurn(() => this.counters.add(entries, by));

  /** Clears these counts, and removes this call from the others under which it was counted. */
  clear = (entries: readonly Entry[], held: readonly Entry[] = []): Promise<void> => {
    const keys = entries.map(({ key }) => key);
    const takenBack = held.map(({ key }) => key).filter((key) => !keys.includes(key));
    return this.inTurn(() => this.counters.clear(keys, takenBack));
  };

  private inTurn<Outcome>(count: () => Promise<Outcome>): Promise<Outcome> {
    const { network, device } = this.origin;
    return limitCounting(network, count, device === null ? 'others' : 'known');
  }
}
