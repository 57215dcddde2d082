import {
  createCipheriv,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { CopySeal } from '@portal/domain/privacy/index.js';
import { SEAL_KEY_TYPE, sealKeyOf } from '../platform/security/seal-key.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
/** The same as in `tools/scripts/open-sealed-copies.mjs`. */
const PURPOSE = 'portal: copy of an erased account';

/** Each copy has its own key pair; the public half comes first, then a nonce, the tag, and the compressed text. */
export function x25519Seal(base64: string): NonNullable<CopySeal> {
  const holder = sealKeyOf(base64);
  return (text) => {
    const own = generateKeyPairSync(SEAL_KEY_TYPE);
    const shared = diffieHellman({ privateKey: own.privateKey, publicKey: holder });
    const half = own.publicKey.export({ format: 'der', type: 'spki' });
    const key = Buffer.from(hkdfSync('sha256', shared, half, PURPOSE, KEY_BYTES));
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce);
    const body = Buffer.concat([cipher.update(gzipSync(text)), cipher.final()]);
    return Buffer.concat([half, nonce, cipher.getAuthTag(), body]);
  };
}
