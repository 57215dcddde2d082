import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keysFor, type Keys, type Secrets } from '../platform/security/secrets.js';

export type Device = {
  /** Random; distinguishes browsers, and nothing else. */
  readonly id: string;
  /** The accounts that signed in here, the last one first, as keyed hashes. */
  readonly accounts: readonly string[];
};

/** A school's computer is used by many students. */
const MOST_ACCOUNTS = 8;
const MOST_CHARACTERS = 400;

const ID_BYTES = 16;
/** So many characters of a hash that two accounts never share one by chance. */
const HASH_LENGTH = 22;
const SEPARATOR = '~';

const hashUnder = (key: Buffer, name: string): string =>
  createHmac('sha256', key).update(name).digest('base64url').slice(0, HASH_LENGTH);

const isSame = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

export class DeviceCodec {
  private readonly keys: Keys;

  constructor(secrets: Secrets) {
    this.keys = keysFor(secrets, 'devices');
  }

  fresh(): Device {
    return { id: randomBytes(ID_BYTES).toString('base64url'), accounts: [] };
  }

  /** A keyed hash in place of a name that must not be stored. */
  hash(name: string): string {
    return hashUnder(this.keys[0], name);
  }

  write({ id, accounts }: Device): string {
    const parts = [id, ...accounts].join(SEPARATOR);
    return `${parts}${SEPARATOR}${this.hash(`device ${parts}`)}`;
  }

  /** Null if the cookie was not written by this server. */
  read(value: string | undefined): Device | null {
    if (value === undefined || value.length > MOST_CHARACTERS) return null;
    const end = value.lastIndexOf(SEPARATOR);
    if (end < 0) return null;
    const parts = value.slice(0, end);
    const given = Buffer.from(value.slice(end + 1));
    const isOurs = this.hashes(`device ${parts}`).some((right) =>
      isSame(given, Buffer.from(right)),
    );
    if (!isOurs) return null;
    const [id = '', ...accounts] = parts.split(SEPARATOR);
    return { id, accounts };
  }

  knows({ accounts }: Device, account: string): boolean {
    return this.hashes(`account ${account}`).some((own) => accounts.includes(own));
  }

  withAccount({ id, accounts }: Device, account: string): Device {
    const all = this.hashes(`account ${account}`);
    const [own = ''] = all;
    const others = accounts.filter((other) => !all.includes(other));
    return { id, accounts: [own, ...others].slice(0, MOST_ACCOUNTS) };
  }

  private hashes(name: string): readonly string[] {
    return this.keys.map((key) => hashUnder(key, name));
  }
}
