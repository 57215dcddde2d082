import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CodeHasher } from '@portal/domain/accounts/index.js';
import type { Secrets } from '../platform/security/secrets.js';

/** A million codes are soon tried out, so they are hashed under a key that the database lacks. */
export function hmacCodes(secrets: Secrets): CodeHasher {
  const digest = (code: string, secret: string): Buffer =>
    createHmac('sha256', secret).update(`verification-code:${code}`).digest();
  return {
    hash: (code) => digest(code, secrets[0]).toString('hex'),
    verify: (code, hash) =>
      secrets.some((secret) => timingSafeEqual(digest(code, secret), Buffer.from(hash, 'hex'))),
  };
}
