import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Authenticators } from '@portal/domain/staff/index.js';
import { HOTP, Secret } from 'otpauth';
import { keysFor, type Secrets } from '../platform/security/secrets.js';

/** The length of a SHA-1 hash (RFC 4226, section 4). */
const SECRET_BYTES = 20;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'totp secrets of admins, version 1';

/** The code of a time step (RFC 6238): a counter's code (RFC 4226) over the number of the step. */
export const totpCode = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step });

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

/** Null if it was sealed with another key, or for another admin. */
function openedBy(key: Buffer, sealed: string, adminId: string): string | null {
  try {
    return open(key, sealed, adminId);
  } catch {
    return null;
  }
}

export function cryptoAuthenticators(secrets: Secrets): Authenticators {
  const keys = keysFor(secrets, PURPOSE);
  return {
    newSecret: () => new Secret({ size: SECRET_BYTES }).base32,
    seal: (plain, adminId) => seal(keys[0], plain, adminId),
    open(sealed, adminId) {
      for (const key of keys) {
        const plain = openedBy(key, sealed, adminId);
        if (plain !== null) return plain;
      }
      return null;
    },
    // otpauth's own check throws on a code with characters of several bytes.
    verify(plain, step, code) {
      const expected = Buffer.from(totpCode(plain, step));
      const given = Buffer.from(code);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
