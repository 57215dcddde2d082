import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FormTokens } from '@portal/domain/applications/index.js';

const MOST_CHARACTERS = 100;
const TOKEN = /^(\d{1,15})\.([\w-]{43})$/;

/** Tokens that need no memory: a moment, and an HMAC over it under a key of their own. */
export function hmacFormTokens(secret: string, now: () => number = Date.now): FormTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'form tokens', 32));
  const signatureOf = (moment: string): Buffer => createHmac('sha256', key).update(moment).digest();
  return {
    issue() {
      const moment = String(now());
      return `${moment}.${signatureOf(moment).toString('base64url')}`;
    },
    ageOf(token) {
      const [, moment = '', signature = ''] = TOKEN.exec(token.slice(0, MOST_CHARACTERS)) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(moment);
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      return isOurs ? (now() - Number(moment)) / 1000 : null;
    },
  };
}
