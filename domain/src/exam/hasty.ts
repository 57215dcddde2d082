import type { Attempt } from './attempt.js';

/** A test that was submitted so soon was not read. One such test is a student's own affair; many at
 * once are a fault of a page, or somebody who collects questions. */
export const HASTY_SECONDS = 20;

/** With so many hasty tests, what an account was shown counts as passed on. */
export const LEAST_HASTY = 2;
/** Of so many hasty tests of a domain, the latest, what was shown is avoided. */
export const MOST_HASTY = 100;

type Ended = Pick<Attempt, 'state' | 'startedAt' | 'closedAt' | 'answers'>;

/** Whether a test ended within seconds, or without a single answer. */
export const isHasty = ({ state, startedAt, closedAt, answers }: Ended): boolean =>
  state !== 'open' &&
  closedAt !== null &&
  (Number(closedAt) - Number(startedAt) <= HASTY_SECONDS * 1000 ||
    Object.values(answers).every((option) => option === null));
