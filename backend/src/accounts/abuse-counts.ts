import { ALLOWANCES, type Counter, type Counts } from '@portal/domain/accounts/index.js';
import type { Counted, CountState } from '../platform/database/counters.pg.js';
import type { Devices } from './devices.js';

/** The name under which a student's account is counted. */
export const studentAccount = (email: string): string => `student ${email.trim().toLowerCase()}`;
/** The name under which an admin's account is counted. */
export const adminAccount = (username: string): string => `admin ${username.trim().toLowerCase()}`;

/** Of all networks, whatever they are called for. */
const WIDE: readonly Counter[] = ['network', 'overall', 'lookUps', 'mails', 'mailsDay'];

/** What is counted, of one length, and without the name of anybody. */
export function counted(devices: Pick<Devices, 'hash'>, counter: Counter, about: string): Counted {
  return { key: `${counter} ${devices.hash(about)}`, seconds: ALLOWANCES[counter].seconds };
}

/** What wrong passwords and codes of one network are counted under. */
export const wideOf = (devices: Pick<Devices, 'hash'>, network: string): readonly Counted[] => [
  counted(devices, 'network', network),
  counted(devices, 'overall', ''),
];

/**
 * Counts as the domain judges them.
 * @param factor by which the allowances of networks are multiplied
 * @param own how many of them are this call's
 */
export function countsOf(
  factor: number,
  entries: readonly Counted[],
  states: ReadonlyMap<string, CountState>,
  own = 0,
): Counts {
  const counts = entries.flatMap(({ key }) => {
    const counter = key.slice(0, key.indexOf(' ')) as Counter;
    const state = states.get(key);
    if (!state) return [];
    const scale = WIDE.includes(counter) ? factor : 1;
    return [[counter, { ...state, used: Math.floor((state.used - own) / scale) }] as const];
  });
  return Object.fromEntries(counts);
}
