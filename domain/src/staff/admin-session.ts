import { secondsAfter } from '../kernel/time.js';
import type { Admin } from './ports.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** After so long without a request by hand an admin's session has ended. */
const IDLE_SECONDS = 30 * MINUTE;
/** So long a password or a second factor counts for what can't be undone. */
const PROOF_SECONDS = 5 * MINUTE;
/** So long after the first sign-in an admin may work without a second factor. */
const GRACE_SECONDS = 7 * DAY;

/** The header of a request that the console makes by itself, with nobody at it; its value is "true". */
export const UNATTENDED = 'x-unattended';

/** Whether an admin's session has ended because nobody used it. */
export const isIdle = (lastUsedAt: Date, now: Date): boolean =>
  now >= secondsAfter(lastUsedAt, IDLE_SECONDS);

/** Whether the admin has shown a password or a second factor so lately that it need not be asked for. */
export const isProofFresh = (provedAt: Date, now: Date): boolean =>
  now < secondsAfter(provedAt, PROOF_SECONDS);

/** From when on an admin needs a second factor; null before the first sign-in. */
export const secondFactorDueAt = ({
  firstSignedInAt,
}: Pick<Admin, 'firstSignedInAt'>): Date | null =>
  firstSignedInAt && secondsAfter(firstSignedInAt, GRACE_SECONDS);
