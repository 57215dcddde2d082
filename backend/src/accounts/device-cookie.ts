import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A browser that was here before. */
export type Device = {
  /** Random; tells one browser from another, and nothing else. */
  readonly id: string;
  /** The accounts that signed in here, the last one first, as keyed hashes. */
  readonly accounts: readonly string[];
};

/** A computer of a school is used by many, one after the other. */
const MOST_ACCOUNTS = 8;
const MOST_CHARACTERS = 400;

const ID_BYTES = 16;
/** Characters of a hash: enough that no two accounts share one by chance. */
const HASH_LENGTH = 22;
const SEPARATOR = '~';

/** Reads and writes what the cookie of a browser holds, signed under a key of its own. */
export class DeviceCodec {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'devices', 32));
  }

  /** A browser that was never here. */
  fresh(): Device {
    return { id: randomBytes(ID_BYTES).toString('base64url'), accounts: [] };
  }

  /** What stands for a name where the name itself is not to be kept. */
  hash(name: string): string {
    return createHmac('sha256', this.key).update(name).digest('base64url').slice(0, HASH_LENGTH);
  }

  write({ id, accounts }: Device): string {
    const parts = [id, ...accounts].join(SEPARATOR);
    return `${parts}${SEPARATOR}${this.hash(`device ${parts}`)}`;
  }

  /** The browser; null if this was not written here. */
  read(value: string | undefined): Device | null {
    if (value === undefined || value.length > MOST_CHARACTERS) return null;
    const end = value.lastIndexOf(SEPARATOR);
    if (end < 0) return null;
    const parts = value.slice(0, end);
    const given = Buffer.from(value.slice(end + 1));
    const right = Buffer.from(this.hash(`device ${parts}`));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const [id = '', ...accounts] = parts.split(SEPARATOR);
    return { id, accounts };
  }

  knows({ accounts }: Device, account: string): boolean {
    return accounts.includes(this.hash(`account ${account}`));
  }

  /** The browser once this account has signed in. */
  withAccount({ id, accounts }: Device, account: string): Device {
    const own = this.hash(`account ${account}`);
    const others = accounts.filter((other) => other !== own);
    return { id, accounts: [own, ...others].slice(0, MOST_ACCOUNTS) };
  }
}
