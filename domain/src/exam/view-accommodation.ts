import type { Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { type Accommodation, isInForce } from './accommodation.js';
import { type TimeAllowed, timeAllowed } from './time-allowed.js';
import type { ExamStores } from './ports.js';

export type OwnAccommodation = {
  readonly granted: Pick<Accommodation, 'minutesPerHour' | 'until'> | null;
  readonly time: TimeAllowed;
};

export async function viewAccommodation(
  { unitOfWork }: Work<ExamStores & SettingsStores>,
  studentId: string,
): Promise<OwnAccommodation> {
  return unitOfWork.run(async (tx) => {
    const all = await tx.accommodations.listOf(studentId);
    const granted = all.find((one) => isInForce(one, tx.now));
    return {
      granted: granted ? { minutesPerHour: granted.minutesPerHour, until: granted.until } : null,
      time: timeAllowed(await tx.policy.current(), all, tx.now),
    };
  });
}
