/** Marks a test that `npm test` leaves to a full run: see docs/testing.md. */
export const FULL = { tag: '@full' } as const;

/** Of several tests that are alike, all but some are left to a full run. */
export const fullUnless = (isInCore: boolean): { readonly tag?: string } => (isInCore ? {} : FULL);
