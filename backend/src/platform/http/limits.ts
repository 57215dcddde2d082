import type { Allowance } from './access.js';

/** Wide, since a whole exam hall may share one address; what guards one account is counted by account. */
export const SIGN_IN: Allowance = { points: 2000, seconds: 60 };
export const CODES: Allowance = { points: 1000, seconds: 60 };
export const LOOK_UP: Allowance = { points: 120, seconds: 60 };
export const FORMS: Allowance = { points: 120, seconds: 600 };

/** Codes of certificates: more than an employer types, and few beside all that there could be. */
export const CHECKS: Allowance = { points: 120, seconds: 60 };
export const ALL_CHECKS: Allowance = { points: 6_000, seconds: 60 };
/** Pictures of certificates are drawn for anyone who shares an address. */
export const PICTURES: Allowance = { points: 60, seconds: 60 };
export const ALL_PICTURES: Allowance = { points: 600, seconds: 60 };

/** What costs a mail each time is limited over all as well, beyond what any exam day asks for. */
export const SIGN_UPS: Allowance = { points: 10_000, seconds: 60 };
export const ALL_FORMS: Allowance = { points: 3_000, seconds: 600 };

/** On each process. A page of a test calls a few times a minute, a page of the console some dozens. */
export const SIGNED_IN: Allowance = { points: 1_200, seconds: 60 };
