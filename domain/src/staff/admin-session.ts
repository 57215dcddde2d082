import { secondsAfter } from '../kernel/time.js';
import type { Admin } from './ports.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** A session ends after this time without a request that the admin made by hand. */
const IDLE_SECONDS = 30 * MINUTE;
/** How long a password or a second factor counts as fresh proof for actions that can't be undone. */
const PROOF_SECONDS = 5 * MINUTE;
/** How long an admin may work without a second factor after the first sign-in. */
const GRACE_SECONDS = 7 * DAY;

/** The header of requests that the console makes by a timer, with the value "true": they do not keep a session alive. */
export const UNATTENDED = 'x-unattended';

export const isIdle = (lastUsedAt: Date, now: Date): boolean =>
  now >= secondsAfter(lastUsedAt, IDLE_SECONDS);

export const isProofFresh = (provedAt: Date, now: Date): boolean =>
  now < secondsAfter(provedAt, PROOF_SECONDS);

/** When an admin starts to need a second factor; null before the first sign-in. */
export const secondFactorDueAt = ({
  firstSignedInAt,
}: Pick<Admin, 'firstSignedInAt'>): Date | null =>
  firstSignedInAt && secondsAfter(firstSignedInAt, GRACE_SECONDS);
