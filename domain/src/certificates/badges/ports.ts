import type { OpenBadge, Place, StatusList, Unsigned } from './open-badge.js';

export type Signed = Readonly<Record<string, unknown>>;

export type Badge = {
  readonly certificateId: string;
  readonly place: Place;
  readonly credential: Signed;
};

/** Where badges are stored. When a certificate's state, name or facts change, the database removes its badge at once
 * and marks the certificate as due; the status list then revokes the badge's place. */
export type BadgeRepository = {
  /** The ids of certificates that are new, or have changed since their badge was signed; oldest first. */
  due(most: number): Promise<readonly string[]>;
  /** Removes a certificate from those that are due; false if it is not. */
  settle(certificateId: string): Promise<boolean>;
  /** Adds a badge; false, with nothing added, if its place was ever used. */
  add(badge: Badge): Promise<boolean>;
  findBadge(certificateId: string): Promise<Badge | null>;
  /** The highest list with a place in use, and how many are; null without any. */
  lastList(): Promise<{ readonly list: number; readonly given: number } | null>;
  /** Lists that must be signed: new ones, and those with a badge that was removed since. */
  staleLists(): Promise<readonly number[]>;
  /** Locks a list until the transaction ends. @returns the indexes of its removed badges */
  lockLost(list: number): Promise<readonly number[]>;
  /** Replaces a signed list; these indexes are revoked in it. */
  saveList(list: number, credential: Signed, marked: readonly number[]): Promise<void>;
  findList(list: number): Promise<Signed | null>;
  /** Stores a signing key; a known one is no error. */
  addKey(publicKey: string): Promise<void>;
  /** The public keys of all signing keys, in multibase, oldest first. */
  keys(): Promise<readonly string[]>;
};

export type CredentialSigner = {
  /** The public key, in multibase. */
  publicKey(): Promise<string>;
  /** SHA-256 of a text, in hex. */
  hash(text: string): string;
  sign(credential: OpenBadge): Promise<Signed>;
  /** @param marked the indexes whose bit is set */
  signList(list: Unsigned<StatusList>, marked: readonly number[]): Promise<Signed>;
};

export type BadgeStores = { readonly badges: BadgeRepository };
