import type { Passkey, PasskeyAnswer, PasskeyChallenge, PasskeyKey } from './passkey.js';
import type { AdminRole } from './role.js';

export type Admin = {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly sessionVersion: number;
  readonly createdAt: Date;
  /** From then on the time runs after which a second factor is needed. */
  readonly firstSignedInAt: Date | null;
  readonly role: AdminRole;
  readonly active: boolean;
  /** Somebody else chose the password, so nothing else may be done before there is another. */
  readonly mustChangePassword: boolean;
  /** The secret of the authenticator, sealed; it counts once it is confirmed. */
  readonly totpSecret: string | null;
  readonly totpConfirmedAt: Date | null;
  /** The time step of the last code taken; that code and those before it are used up. */
  readonly totpLastStep: number | null;
  readonly recoveryHashes: readonly string[];
  readonly passkeys: readonly Passkey[];
};

type ActiveAdmin = Pick<Admin, 'id' | 'role'>;

export type AdminRepository = {
  findByUsername(username: string): Promise<Admin | null>;
  findById(id: string): Promise<Admin | null>;
  /** Adds the admin if there is none at all; answers whether it did. */
  addFirst(admin: Admin): Promise<boolean>;
  /** @throws UsernameTaken if another admin has this name, in whatever case */
  add(admin: Admin): Promise<void>;
  /** The same as {@link findById}, held against every other transaction until this one ends. */
  lockById(id: string): Promise<Admin | null>;
  /** Every active owner, each held as by {@link lockById}, always in the same order. */
  lockActiveOwners(): Promise<Admin[]>;
  active(): Promise<readonly ActiveAdmin[]>;
  save(admin: Admin): Promise<void>;
  /** Whether admins must have an authenticator. */
  requiresTotp(): Promise<boolean>;
  requireTotp(required: boolean): Promise<void>;
  hasPasskey(id: string): Promise<boolean>;
};

/** The challenges that passkeys have to sign, each until it is taken. */
export type PasskeyChallenges = {
  add(challenge: PasskeyChallenge): Promise<void>;
  /** Takes it out for good; of several that take the same at once, one gets it, the others null. */
  take(challenge: string): Promise<PasskeyChallenge | null>;
  removeExpired(now: Date): Promise<void>;
};

/** Checks what browsers answer by the WebAuthn standard, for the address of this site. */
export type PasskeyVerifier = {
  /** A challenge that nobody can guess, in base64url. */
  newChallenge(): string;
  /** The challenge that the answer says it is to; null if the answer can't be read. */
  challengeIn(answer: PasskeyAnswer): string | null;
  /** The key of a new passkey; null unless the answer is to this challenge, was made on this site,
   * and the device has verified its user. */
  register(answer: PasskeyAnswer, challenge: string): Promise<PasskeyKey | null>;
  /** The counter that the passkey's signature tells; null unless that signature is right, and the
   * answer fulfils what {@link register} asks for. */
  verify(answer: PasskeyAnswer, challenge: string, key: PasskeyKey): Promise<number | null>;
};

/** Secrets and codes of authenticator apps (RFC 6238: SHA-1, 6 digits). */
export type Authenticators = {
  newSecret(): string;
  /** What may be stored of a secret, under a key that the database does not hold. */
  seal(secret: string, adminId: string): string;
  /** The secret; null if it was sealed under another key, or for another admin. */
  open(sealed: string, adminId: string): string | null;
  /** Whether the code is the one of this time step; compares in constant time. */
  verify(secret: string, step: number, code: string): boolean;
};
