import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormTokens } from '@portal/domain/applications/index.js';
import { keysFor, type Secrets } from './secrets.js';

const MOST_CHARACTERS = 100;
const TOKEN = /^(\d{1,15})\.([\w-]{43})$/;

/** A token is a time with an HMAC over it: nothing is stored. */
export function hmacFormTokens(secrets: Secrets, now: () => number = Date.now): FormTokens {
  const keys = keysFor(secrets, 'form tokens');
  const signatureOf = (moment: string, key: Buffer): Buffer =>
    createHmac('sha256', key).update(moment).digest();
  return {
    issue() {
      const moment = String(now());
      return `${moment}.${signatureOf(moment, keys[0]).toString('base64url')}`;
    },
    ageOf(token) {
      const [, moment = '', signature = ''] = TOKEN.exec(token.slice(0, MOST_CHARACTERS)) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.some((key) => {
        const right = signatureOf(moment, key);
        return given.length === right.length && timingSafeEqual(given, right);
      });
      return isOurs ? (now() - Number(moment)) / 1000 : null;
    },
  };
}
