import { InvalidInput, type PasskeyRequest } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';

const CHALLENGE_SECONDS = 5 * 60;
const MOST_PASSKEYS = 10;
const LONGEST_NAME = 60;

export type { PasskeyRequest };

/** The stored part of a passkey's key pair; the private key never leaves the device. */
export type PasskeyKey = {
  /** The credential's id, in base64url. */
  readonly id: string;
  /** In COSE, in base64url. */
  readonly publicKey: string;
  /** The passkey's own count of its uses; some always report 0. */
  readonly counter: number;
  /** The ways in which browsers reach it, such as "usb". */
  readonly transports: readonly string[];
};

export type Passkey = PasskeyKey & {
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

type WithPasskeys = { readonly passkeys: readonly Passkey[] };

export type PasskeyAnswer = { readonly id: string; readonly [field: string]: unknown };

/** The purpose of a challenge; it is invalid for any other. */
export type PasskeyPurpose = 'register' | 'sign-in' | 'prove';

/** What a passkey has to sign, once, within minutes. */
export type PasskeyChallenge = {
  readonly challenge: string;
  /** Null where the passkey itself is to say whose it is. */
  readonly adminId: string | null;
  readonly purpose: PasskeyPurpose;
  readonly expiresAt: Date;
};

export type PasskeyUse = { readonly id: string; readonly counter: number };

export const newPasskeyChallenge = (
  challenge: string,
  { id: adminId }: { readonly id: string | null },
  purpose: PasskeyPurpose,
  now: Date,
): PasskeyChallenge => ({
  challenge,
  adminId,
  purpose,
  expiresAt: secondsAfter(now, CHALLENGE_SECONDS),
});

/** Whether a challenge is for this admin and purpose, and has not expired. */
export const isOpenFor = (
  given: PasskeyChallenge,
  adminId: string,
  purpose: PasskeyPurpose,
  now: Date,
): boolean =>
  (given.adminId ?? adminId) === adminId && given.purpose === purpose && now < given.expiresAt;

/** The challenge with the admin's passkeys, as browsers expect them. */
export const passkeyRequest = (challenge: string, { passkeys }: WithPasskeys): PasskeyRequest => ({
  challenge,
  credentials: passkeys.map(({ id, transports }) => ({ id, transports })),
});

/** The name of a new passkey, trimmed. @throws InvalidInput */
export function checkedPasskeyName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > LONGEST_NAME) {
    throw new InvalidInput({ name: `Please use 1 to ${LONGEST_NAME} characters.` });
  }
  return trimmed;
}

export const hasRoomForPasskey = ({ passkeys }: WithPasskeys): boolean =>
  passkeys.length < MOST_PASSKEYS;

export const namesOf = ({ passkeys }: WithPasskeys): string =>
  passkeys.map(({ name }) => name).join(', ');

/** Whether a passkey reports fewer uses than we know of: there may be a copy. */
export const hasCounterFallen = (
  { counter: known }: PasskeyKey,
  { counter }: PasskeyUse,
): boolean => (counter > 0 || known > 0) && counter <= known;

export const withPasskeyUsed = <Holder extends WithPasskeys>(
  holder: Holder,
  { id, counter }: PasskeyUse,
  now: Date,
): Holder => ({
  ...holder,
  passkeys: holder.passkeys.map((one) =>
    one.id === id ? { ...one, counter, lastUsedAt: now } : one,
  ),
});
