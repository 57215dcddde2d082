import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Authenticators } from '@portal/domain/accounts/ports.js';

/** As long as what SHA-1 makes of it (RFC 4226, section 4). */
const SECRET_BYTES = 20;
const DIGITS = 6;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_A_LETTER = 5;

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'totp secrets of admins, version 1';

/** RFC 4648, without padding; the bytes are a multiple of 5. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g) ?? [];
  return letters.map((letter) => BASE32[parseInt(letter, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const letters = Array.from(text, (letter) => BASE32.indexOf(letter));
  const bits = letters.map((value) => value.toString(2).padStart(BITS_A_LETTER, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The code of a time step (RFC 4226, section 5.3; RFC 6238). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function seal(key: Buffer, secret: string, adminId: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(adminId));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

function open(key: Buffer, sealed: string, adminId: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), options)
    .setAAD(Buffer.from(adminId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

/** Authenticators by Node's own crypto; secrets are sealed under a key that comes from `secret`. */
export function cryptoAuthenticators(secret: string): Authenticators {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  return {
    newSecret: () => toBase32(randomBytes(SECRET_BYTES)),
    seal: (plain, adminId) => seal(key, plain, adminId),
    open(sealed, adminId) {
      try {
        return open(key, sealed, adminId);
      } catch {
        // Sealed under another JWT_SECRET, or for another admin.
        return null;
      }
    },
    fits(plain, step, code) {
      const expected = Buffer.from(totpCode(plain, step));
      const given = Buffer.from(code);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
