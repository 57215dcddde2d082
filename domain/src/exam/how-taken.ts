import { UNSUPERVISED, type HowTaken } from '../certificates/index.js';
import { indianDay } from '../kernel/indian-day.js';
import { minutesOf, type Attempt } from './attempt.js';
import type { Result } from './result.js';
import type { SupervisedSitting } from './sittings/supervised-sitting.js';
import type { ExamStores } from './ports.js';

const howTakenIn = (sitting: SupervisedSitting | null): HowTaken =>
  !sitting || sitting.withdrawnAt
    ? UNSUPERVISED
    : { supervised: true, day: indianDay(sitting.startsAt), place: sitting.place };

/** How an attempt was taken, as its result says it, and its certificate from the moment of issue. */
export const howTakenOf = async ({ sittings }: ExamStores, attemptId: string): Promise<HowTaken> =>
  howTakenIn(await sittings.findOfAttempt(attemptId));

/** What a certificate of this result is based on. */
export async function groundsOf({ sittings }: ExamStores, attempt: Attempt, result: Result) {
  const sitting = attempt.sittingId === null ? null : await sittings.find(attempt.sittingId);
  return { result, minutes: minutesOf(attempt), taken: howTakenIn(sitting) };
}
