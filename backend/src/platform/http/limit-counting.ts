import { ServiceUnavailableException } from '@nestjs/common';
import { semaphore } from '../concurrency/semaphore.js';

type CountingLane = 'known' | 'others';

/** Calls of one network, or for one account, change the same row, and each that waits for it holds a connection. So
 * only a few count at once, in turns between networks. */
const turns = semaphore({
  lanes: ['known', 'others'] satisfies CountingLane[],
  atOnce: 6,
  ofOne: { waiting: 1_000 },
  waiting: 5_000,
  patienceMs: 10_000,
  refusal: () => new ServiceUnavailableException(),
});

export const limitCounting = <Outcome>(
  network: string,
  count: () => Promise<Outcome>,
  lane: CountingLane = 'others',
): Promise<Outcome> => turns.pass(count, { lane, owner: network });
