import type { Allowance } from './access.js';

/** Generous, since a whole exam hall may share one address; single accounts have their own limits. */
export const SIGN_IN: Allowance = { points: 2000, seconds: 60 };
export const CODES: Allowance = { points: 1000, seconds: 60 };
export const LOOK_UP: Allowance = { points: 120, seconds: 60 };
export const FORMS: Allowance = { points: 120, seconds: 600 };

/** Codes of certificates: more than an employer types, and few of all possible codes. */
export const CHECKS: Allowance = { points: 120, seconds: 60 };
export const ALL_CHECKS = { overall: { points: 6_000, seconds: 60 } };
/** Pictures of certificates, for all people who share an address. */
export const PICTURES: Allowance = { points: 60, seconds: 60 };
export const ALL_PICTURES = { overall: { points: 600, seconds: 60 } };

export const ALL_FORMS = { overall: { points: 3_000, seconds: 600 } };

/** Counted in each process. A test's page calls a few times a minute, a page of the console a few dozen times. */
export const SIGNED_IN: Allowance = { points: 1_200, seconds: 60 };
