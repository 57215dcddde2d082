import type { Attempt } from './attempt.js';

/** A test that was submitted so soon was not read. One such test is a student's own affair; many at
 * once are a fault of a page, or somebody who collects questions. */
export const RUSHED_SECONDS = 20;

/** With so many rushed tests, what an account was shown counts as passed on. */
export const LEAST_RUSHED = 2;
/** Of so many rushed tests of a domain, the latest, what was shown is avoided. */
export const MOST_RUSHED = 100;

type Ended = Pick<Attempt, 'state' | 'startedAt' | 'closedAt' | 'answers'>;

/** Whether a test ended within seconds, or without a single answer. */
export const isRushed = ({ state, startedAt, closedAt, answers }: Ended): boolean =>
  state !== 'open' &&
  closedAt !== null &&
  (Number(closedAt) - Number(startedAt) <= RUSHED_SECONDS * 1000 ||
    Object.values(answers).every((option) => option === null));
