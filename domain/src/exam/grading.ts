/** Whether a score passes: score / total at or above the threshold, compared in whole numbers. */
export const passes = (score: number, total: number, passPercent: number): boolean =>
  total > 0 && score * 100 >= passPercent * total;

/** The percentage to show, cut to two decimals (never rounded up), so that it reaches a whole pass mark exactly if the
 * score passes. */
export const percentage = (score: number, total: number): number =>
  total > 0 ? Math.floor((score * 10_000) / total) / 100 : 0;

/** How many more right answers would have passed; 0 for a pass. */
export const missingToPass = (score: number, total: number, passPercent: number): number =>
  Math.max(0, Math.ceil((passPercent * total) / 100) - score);
