import { UNSUPERVISED, type HowTaken } from '../certificates/index.js';
import { minutesOf, type Attempt } from './attempt.js';
import type { Result } from './result.js';
import type { ExamStores } from './stores.js';

/** How an attempt was taken, as its result says it, and its certificate from the moment of issue. */
export const howTakenOf: (stores: ExamStores, attemptId: string) => Promise<HowTaken> = () =>
  Promise.resolve(UNSUPERVISED);

/** What a certificate of this result is based on. */
export const groundsOf = async (stores: ExamStores, attempt: Attempt, result: Result) => ({
  result,
  minutes: minutesOf(attempt),
  taken: await howTakenOf(stores, attempt.id),
});
