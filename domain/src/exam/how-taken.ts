import { UNSUPERVISED, type HowTaken } from '../certificates/index.js';
import { indianDay } from '../kernel/indian-day.js';
import { minutesOf, type Attempt } from './attempt.js';
import type { Result } from './result.js';
import type { ExamStores } from './ports.js';

/** How an attempt was taken, as its result says it, and its certificate from the moment of issue. */
export async function howTakenOf(
  { sittings }: ExamStores,
  { sittingId }: Pick<Result, 'sittingId'>,
): Promise<HowTaken> {
  const sitting = sittingId ? await sittings.find(sittingId) : null;
  if (!sitting || sitting.withdrawnAt) return UNSUPERVISED;
  return { supervised: true, day: indianDay(sitting.startsAt), place: sitting.place };
}

/** What a certificate of this result is based on. */
export const groundsOf = async (stores: ExamStores, attempt: Attempt, result: Result) => ({
  ...{ result, minutes: minutesOf(attempt), taken: await howTakenOf(stores, result) },
});
