/** A test that was submitted so soon, or without an answer, was not read. One such test does not matter; many are a faulty page, or somebody
 * who collects questions. */
export const RUSHED_SECONDS = 20;

/** After so many rushed tests, the questions that an account saw are assumed to be known to others. */
export const LEAST_RUSHED = 2;
/** The questions of so many of the latest rushed tests are avoided. */
export const MOST_RUSHED = 100;
