import type { Work } from '../kernel/transaction.js';
import type { WithPolicy } from '../settings/index.js';
import { type Accommodation, isInForce } from './accommodation.js';
import type { WithAccommodations } from './ports.js';
import { type TimeAllowed, timeAllowed } from './time-allowed.js';

export type OwnAccommodation = {
  readonly granted: Pick<Accommodation, 'minutesPerHour' | 'until'> | null;
  readonly request: Pick<Accommodation, 'state' | 'words' | 'reason' | 'createdAt'> | null;
  readonly time: TimeAllowed;
};

const grantedOf = (all: readonly Accommodation[], now: Date): OwnAccommodation['granted'] =>
  all
    .filter((one) => isInForce(one, now))
    .sort((one, other) => other.minutesPerHour - one.minutesPerHour)
    .map(({ minutesPerHour, until }) => ({ minutesPerHour, until }))[0] ?? null;

function requestOf(all: readonly Accommodation[]): OwnAccommodation['request'] {
  const last = all.find(({ state, words }) => state === 'requested' || words !== '');
  if (!last) return null;
  const { state, words, reason, createdAt } = last;
  return { state, words, reason, createdAt };
}

/** What a student sees of the own accommodations, as of now. */
export async function viewAccommodation(
  { unitOfWork }: Work<WithAccommodations & WithPolicy>,
  studentId: string,
): Promise<OwnAccommodation> {
  return unitOfWork.run(async (tx) => {
    const all = await tx.accommodations.listOf(studentId);
    return {
      granted: grantedOf(all, tx.now),
      request: requestOf(all),
      time: timeAllowed(await tx.policy.current(), all, tx.now),
    };
  });
}
