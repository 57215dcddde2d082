import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { TooBusy } from '@portal/domain/accounts/index.js';
import { semaphore, type Place } from '../platform/concurrency/semaphore.js';

type HashLane = 'known' | 'admin' | 'proven' | 'clean' | 'failed';

/** The thread pool has four threads; one stays free for files, DNS and compression. */
const MOST_AT_ONCE = Math.min(3, availableParallelism());

/** A whole hall behind one address. Those who would wait longer are refused, and can try again. */
const MOST_OF_ONE_NETWORK = 500;
const MOST_WAITING = 2_000;
const PATIENCE_MS = 20_000;

/** So many networks of strangers take about a second for one turn each. */
const CROWD = 40;

/** The place for work without a request, and for tests. */
const NOBODY: Place = { lane: 'known', owner: '' };

const places = new AsyncLocalStorage<Place>();

const turns = semaphore({
  lanes: ['known', 'admin', 'proven', 'known', 'clean', 'failed'] satisfies HashLane[],
  atOnce: MOST_AT_ONCE,
  ofOne: { waiting: MOST_OF_ONE_NETWORK },
  waiting: MOST_WAITING,
  patienceMs: PATIENCE_MS,
  refusal: () => new TooBusy(),
});

type Caller = {
  readonly isKnownDevice: boolean;
  /** The proof of work that came with the call, in bits. */
  readonly proven: number;
  readonly hasFailed: boolean;
};

export function laneOf(account: string, { isKnownDevice, proven, hasFailed }: Caller): HashLane {
  if (account.startsWith('admin ')) return 'admin';
  if (isKnownDevice) return 'known';
  if (proven > 0) return 'proven';
  return hasFailed ? 'failed' : 'clean';
}

export const inHashLane = <Outcome>(
  { lane, network }: { readonly lane: HashLane; readonly network: string },
  work: () => Promise<Outcome>,
): Promise<Outcome> => places.run({ lane, owner: network }, work);

/** Hashes in turn; each request has its place, by what is known of its caller. */
export const limitHashing = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> =>
  turns.pass(work, places.getStore() ?? NOBODY);

export const isCrowded = (): boolean => turns.ownersIn('clean') + turns.ownersIn('failed') >= CROWD;
