import type { OpenBadge, Place, StatusList, Unsigned } from './open-badge.js';

export type Signed = Readonly<Record<string, unknown>>;

/** A badge that was signed: its certificate, its place in a status list, and the file. */
export type Badge = {
  readonly certificateId: string;
  readonly place: Place;
  readonly credential: Signed;
};

/** Where badges are kept. A certificate whose state, name or facts change loses its badge in the
 * same moment, anyone who changes it, and becomes due; its place is then marked in the status list. */
export type BadgeRepository = {
  /** Ids of certificates that are new or changed since their badge was last seen to, oldest first. */
  due(most: number): Promise<readonly string[]>;
  /** Takes one off those that are due; false if it is not. */
  settle(certificateId: string): Promise<boolean>;
  /** Adds a badge; false if its place was ever given, with nothing added. */
  add(badge: Badge): Promise<boolean>;
  findBadge(certificateId: string): Promise<Badge | null>;
  /** The highest list with a place that was given, and how many were; null without any. */
  lastList(): Promise<{ readonly list: number; readonly given: number } | null>;
  /** Lists in which a place was given and no list signed, or a badge was lost since it was signed. */
  staleLists(): Promise<readonly number[]>;
  /** Locks a list to the end of the transaction, and tells the indexes whose badge was lost. */
  lockLost(list: number): Promise<readonly number[]>;
  /** Puts a signed list in the place of the one before; these indexes are marked in it. */
  saveList(list: number, credential: Signed, marked: readonly number[]): Promise<void>;
  findList(list: number): Promise<Signed | null>;
  /** Notes that a key signs from now on; a known one is no fault. */
  addKey(publicKey: string): Promise<void>;
  /** Every public key that ever signed, in multibase, in the order in which they came. */
  keys(): Promise<readonly string[]>;
};

/** Signs credentials as the issuer. It asks no network. */
export type CredentialSigner = {
  /** The public key, in multibase. */
  publicKey(): Promise<string>;
  /** SHA-256 of a text, in hex. */
  hash(text: string): string;
  sign(credential: OpenBadge): Promise<Signed>;
  /** @param marked the indexes whose bit is set */
  signList(list: Unsigned<StatusList>, marked: readonly number[]): Promise<Signed>;
};
