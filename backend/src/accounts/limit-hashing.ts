import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { TooBusy } from '@portal/domain/accounts/index.js';
import { fairSemaphore, type Place } from '../platform/concurrency/fair-semaphore.js';

type HashLane = 'known' | 'admin' | 'proven' | 'others';

/** The thread pool has four threads; one stays free for files, names and compression. */
const MOST_AT_ONCE = Math.min(3, availableParallelism());

/** A hall of students behind one address; who would wait longer than they had better come again. */
const MOST_OF_ONE_NETWORK = 500;
const MOST_WAITING = 2_000;
const PATIENCE_MS = 20_000;

/** So many strangers' networks take about a second to have a turn each. */
const CROWD = 40;

/** Work that no request waits for, and tests. */
const NOBODY: Place = { lane: 'known', network: '' };

const places = new AsyncLocalStorage<Place>();

const semaphore = fairSemaphore({
  lanes: ['known', 'admin', 'proven', 'known', 'others'] satisfies HashLane[],
  atOnce: MOST_AT_ONCE,
  waitingOfOne: MOST_OF_ONE_NETWORK,
  waiting: MOST_WAITING,
  patienceMs: PATIENCE_MS,
  refusal: () => new TooBusy(),
});

/** @param proven the work that came with the call, in bits */
export function laneOf(account: string, isKnownDevice: boolean, proven: number): HashLane {
  if (account.startsWith('admin ')) return 'admin';
  if (isKnownDevice) return 'known';
  return proven > 0 ? 'proven' : 'others';
}

export const inHashLane = <Outcome>(
  place: { readonly lane: HashLane; readonly network: string },
  work: () => Promise<Outcome>,
): Promise<Outcome> => places.run(place, work);

/** Hashes in turn; the place is that of the request on whose behalf it is done. */
export const limitHashing = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> =>
  semaphore.pass(places.getStore() ?? NOBODY, work);

export const isCrowded = (): boolean => semaphore.networksIn('others') >= CROWD;
