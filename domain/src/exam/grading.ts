/** Whether a score passes: score / total at or above the threshold, compared in whole numbers. */
export const passes = (score: number, total: number, passPercent: number): boolean =>
  total > 0 && score * 100 >= passPercent * total;

/** The percentage to show, cut (never rounded up) to two decimals, so that it reaches a whole
 * threshold if and only if the score passes. */
export const percentage = (score: number, total: number): number =>
  total > 0 ? Math.floor((score * 10_000) / total) / 100 : 0;

/** How many more right answers would have made the score a pass; 0 for a pass. */
export const missingToPass = (score: number, total: number, passPercent: number): number =>
  Math.max(0, Math.ceil((passPercent * total) / 100) - score);
