import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CodeHasher } from '@portal/domain/accounts/index.js';

/** A million codes are soon tried out, so they are hashed under a key that the database lacks. */
export function hmacCodes(secret: string): CodeHasher {
  const digest = (code: string): Buffer =>
    createHmac('sha256', secret).update(`verification-code:${code}`).digest();
  return {
    hash: (code) => digest(code).toString('hex'),
    fits: (code, hash) => timingSafeEqual(digest(code), Buffer.from(hash, 'hex')),
  };
}
