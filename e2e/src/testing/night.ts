/** Marks a test that only `npm run test:night` runs. */
export const NIGHT = { tag: '@night' } as const;

/** Of several tests that are alike, all but some are left to the night. */
export const nightUnless = (isInEachRun: boolean): { readonly tag?: string } =>
  isInEachRun ? {} : NIGHT;
