/** Whether tests take the sizes of a long night: `npm run test:night`. */
export const IS_NIGHT = process.env.NIGHT === '1';

/** How many of something a test takes: few in each run, many at night. */
export const chooseSize = (inEachRun: number, atNight: number): number =>
  IS_NIGHT ? atNight : inEachRun;
