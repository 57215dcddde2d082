import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CodeHasher } from '@portal/domain/accounts/index.js';
import type { Secrets } from '../platform/security/secrets.js';

/** A million codes are quickly tried, so they are hashed with a key that is not in the database. */
export function hmacCodes(secrets: Secrets): CodeHasher {
  const digest = (code: string, secret: string): Buffer =>
    createHmac('sha256', secret).update(`verification-code:${code}`).digest();
  return {
    hash: (code) => digest(code, secrets[0]).toString('hex'),
    verify: (code, hash) =>
      secrets.some((secret) => timingSafeEqual(digest(code, secret), Buffer.from(hash, 'hex'))),
  };
}
