/** How many questions of a domain a student has surely not had after that many attempts. As the
 * draw takes only unseen ones while they fill a test, this is exact until they no longer do; the
 * test after that takes what is left as far as the difficulties allow, so a few may remain
 * unseen. */
export const unseenAfter = (live: number, perTest: number, attempts: number): number =>
  Math.max(0, live - perTest * attempts);
