import type { Attempt } from './attempt.js';

/** A test that was submitted so soon was not read. One such test does not matter; many are a faulty page, or somebody
 * who collects questions. */
export const RUSHED_SECONDS = 20;

/** After so many rushed tests, the questions that an account saw are assumed to be known to others. */
export const LEAST_RUSHED = 2;
/** The questions of so many of the latest rushed tests are avoided. */
export const MOST_RUSHED = 100;

type Ended = Pick<Attempt, 'state' | 'startedAt' | 'closedAt' | 'answers'>;

/** Whether a test ended within seconds, or without an answer. */
export const isRushed = ({ state, startedAt, closedAt, answers }: Ended): boolean =>
  state !== 'open' &&
  closedAt !== null &&
  (Number(closedAt) - Number(startedAt) <= RUSHED_SECONDS * 1000 ||
    Object.values(answers).every((option) => option === null));
