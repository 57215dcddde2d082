import { secondsAfter } from '../kernel/time.js';

const HOUR_SECONDS = 60 * 60;
export const CORRECTION_SECONDS = 48 * HOUR_SECONDS;
/** How long after a change the owner of the earlier address may take it back, in seconds. */
export const OBJECTION_SECONDS = 7 * 24 * HOUR_SECONDS;

/** The state of a correction; a later one for the same student replaces a waiting one. */
export type CorrectionState = 'waiting' | 'confirmed' | 'replaced' | 'objected';

/** The right address of a student, as support learned it; it holds once its owner has proved it. */
export type EmailCorrection = {
  readonly id: string;
  readonly studentId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly wasVerified: boolean;
  readonly state: CorrectionState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
};

/** A correction that waits for its proof. */
export const newCorrection = (
  parts: Pick<EmailCorrection, 'id' | 'studentId' | 'oldEmail' | 'newEmail' | 'wasVerified'>,
  now: Date,
): EmailCorrection => ({
  ...parts,
  state: 'waiting',
  createdAt: now,
  expiresAt: secondsAfter(now, CORRECTION_SECONDS),
  decidedAt: null,
});

/** Whether the link to the new address still works. */
export const isWaiting = (
  { state, expiresAt }: Pick<EmailCorrection, 'state' | 'expiresAt'>,
  now: Date,
): boolean => state === 'waiting' && now < expiresAt;

/** Whether the address was changed so lately that the owner of the earlier one may take it back. */
export const canBeUndone = (
  { state, wasVerified, decidedAt }: EmailCorrection,
  now: Date,
): boolean =>
  state === 'confirmed' &&
  wasVerified &&
  decidedAt !== null &&
  now < secondsAfter(decidedAt, OBJECTION_SECONDS);

export const decided = (
  correction: EmailCorrection,
  state: Exclude<CorrectionState, 'waiting'>,
  now: Date,
): EmailCorrection => ({ ...correction, state, decidedAt: now });

const SHOWN_CHARACTERS = 1;

/** An address as somebody else may read it: `a•••@example.com`. */
export function maskedEmail(email: string): string {
  const [local = '', host = ''] = email.split('@');
  return `${local.slice(0, SHOWN_CHARACTERS)}•••@${host}`;
}
