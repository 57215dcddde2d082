import type { Passkey, PasskeyAnswer, PasskeyChallenge, PasskeyKey } from './passkey.js';
import type { AdminRole } from './role.js';

export type Admin = {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly sessionVersion: number;
  readonly createdAt: Date;
  /** The time until a second factor is required runs from here. */
  readonly firstSignedInAt: Date | null;
  readonly role: AdminRole;
  readonly active: boolean;
  /** Somebody else chose the password, so it must be changed first. */
  readonly mustChangePassword: boolean;
  /** The sealed secret of the authenticator; it is used after its confirmation. */
  readonly totpSecret: string | null;
  readonly totpConfirmedAt: Date | null;
  /** The time step of the last accepted code; that code and earlier ones are used up. */
  readonly totpLastStep: number | null;
  readonly recoveryHashes: readonly string[];
  readonly passkeys: readonly Passkey[];
};

export type ActiveAdmin = Pick<Admin, 'id' | 'username' | 'role'>;

export type AdminRepository = {
  findByUsername(username: string): Promise<Admin | null>;
  findById(id: string): Promise<Admin | null>;
  /** Adds the admin if there is none at all. @returns whether it did */
  addFirst(admin: Admin): Promise<boolean>;
  /** @throws UsernameTaken if another admin has this name, in whatever case */
  add(admin: Admin): Promise<void>;
  /** The same as {@link findById}, locked until the transaction ends. */
  lockById(id: string): Promise<Admin | null>;
  /** Every active owner, each locked as by {@link lockById}, always in the same order. */
  lockActiveOwners(): Promise<Admin[]>;
  /** By their names. */
  active(): Promise<readonly ActiveAdmin[]>;
  save(admin: Admin): Promise<void>;
  /** Whether admins must have an authenticator. */
  requiresTotp(): Promise<boolean>;
  requireTotp(required: boolean): Promise<void>;
  findByPasskey(id: string): Promise<Admin | null>;
};

export type PasskeyChallenges = {
  add(challenge: PasskeyChallenge): Promise<void>;
  /** Removes a challenge; of several callers only one gets it, the others null. */
  take(challenge: string): Promise<PasskeyChallenge | null>;
  removeExpired(now: Date): Promise<void>;
};

/** Checks browsers' answers by the WebAuthn standard, for this site's address. */
export type PasskeyVerifier = {
  /** A random challenge, in base64url. */
  newChallenge(): string;
  /** The challenge that the answer names; null if the answer can't be read. */
  challengeIn(answer: PasskeyAnswer): string | null;
  /** The key of a new passkey; null unless the answer is for this challenge, was made on this site, and the device has
   * verified its user. */
  register(answer: PasskeyAnswer, challenge: string): Promise<PasskeyKey | null>;
  /** The counter in the passkey's signature; null unless the signature is right and the answer fulfils the conditions
   * of {@link register}. */
  verify(answer: PasskeyAnswer, challenge: string, key: PasskeyKey): Promise<number | null>;
};

/** Secrets and codes of authenticator apps (RFC 6238: SHA-1, 6 digits). */
export type Authenticators = {
  newSecret(): string;
  /** A secret, encrypted with a key that is not in the database. */
  seal(secret: string, adminId: string): string;
  /** The secret; null if it was sealed with another key, or for another admin. */
  open(sealed: string, adminId: string): string | null;
  /** Whether the code belongs to this time step; compares in constant time. */
  verify(secret: string, step: number, code: string): boolean;
};

export type StaffStores = {
  readonly admins: AdminRepository;
  readonly passkeyChallenges: PasskeyChallenges;
};
