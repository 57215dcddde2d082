import { UNSUPERVISED, type HowTaken } from '../certificates/index.js';
import { indianDay } from '../kernel/indian-day.js';
import { minutesOf, type Attempt } from './attempt.js';
import type { Result } from './result.js';
import type { ExamStores } from './ports.js';

async function howTakenIn({ sittings }: ExamStores, sittingId?: string | null): Promise<HowTaken> {
  const sitting = sittingId ? await sittings.find(sittingId) : null;
  if (!sitting || sitting.withdrawnAt) return UNSUPERVISED;
  return { supervised: true, day: indianDay(sitting.startsAt), place: sitting.place };
}

/** How an attempt was taken, as its result says it, and its certificate from the moment of issue. */
export const howTakenOf = async (stores: ExamStores, attemptId: string): Promise<HowTaken> =>
  howTakenIn(stores, (await stores.attempts.find(attemptId))?.sittingId);

/** What a certificate of this result is based on. */
export const groundsOf = async (stores: ExamStores, attempt: Attempt, result: Result) => ({
  ...{ result, minutes: minutesOf(attempt), taken: await howTakenIn(stores, attempt.sittingId) },
});
