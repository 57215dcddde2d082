import { InvalidInput, type PasskeyRequest } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';

/** So long a person has to answer a challenge. */
const CHALLENGE_SECONDS = 5 * 60;
const MOST_PASSKEYS = 10;
const LONGEST_NAME = 60;

export type { PasskeyRequest };

/** What is kept of a passkey's key pair, whose private half never leaves the device. */
export type PasskeyKey = {
  /** The credential's id, in base64url. */
  readonly id: string;
  /** In COSE, in base64url. */
  readonly publicKey: string;
  /** How often it was used, as it says itself; some always say 0. */
  readonly counter: number;
  /** How browsers reach it, such as "usb". */
  readonly transports: readonly string[];
};

export type Passkey = PasskeyKey & {
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

type WithPasskeys = { readonly passkeys: readonly Passkey[] };

/** What a browser answered for a passkey; only the verifier can read more of it. */
export type PasskeyAnswer = { readonly id: string; readonly [field: string]: unknown };

/** What a challenge is for; it is worth nothing for anything else. */
export type PasskeyPurpose = 'register' | 'sign-in' | 'prove';

/** What a passkey has to sign, once, and soon. */
export type PasskeyChallenge = {
  readonly challenge: string;
  readonly adminId: string;
  readonly purpose: PasskeyPurpose;
  readonly expiresAt: Date;
};

export type PasskeyUse = { readonly id: string; readonly counter: number };

export const newPasskeyChallenge = (
  challenge: string,
  { id: adminId }: { readonly id: string },
  purpose: PasskeyPurpose,
  now: Date,
): PasskeyChallenge => ({
  challenge,
  adminId,
  purpose,
  expiresAt: secondsAfter(now, CHALLENGE_SECONDS),
});

/** Whether a challenge was given to this admin, for this purpose, and has not expired. */
export const isOpenFor = (
  given: PasskeyChallenge,
  adminId: string,
  purpose: PasskeyPurpose,
  now: Date,
): boolean => given.adminId === adminId && given.purpose === purpose && now < given.expiresAt;

/** The challenge, and the admin's passkeys, in the form in which a browser is asked. */
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

/** Whether a passkey counts no more uses than are known of it: there may be a copy that was used since. */
export const hasCounterFallen = (
  { counter: known }: PasskeyKey,
  { counter }: PasskeyUse,
): boolean => (counter > 0 || known > 0) && counter <= known;

/** The admin after one of the passkeys was used. */
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
