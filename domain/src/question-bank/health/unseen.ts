/** How many questions of a domain a student has not had after so many attempts: exact while unseen
 * ones fill a test; after that a few more may remain. */
export const unseenAfter = (live: number, perTest: number, attempts: number): number =>
  Math.max(0, live - perTest * attempts);
