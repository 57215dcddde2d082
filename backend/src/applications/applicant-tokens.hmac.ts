import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApplicantTokens } from '@portal/domain/applications/index.js';
import { keysFor, type Secrets } from '../platform/security/secrets.js';

const ID_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** A token is the application's id with an HMAC over it: nothing is stored, and nothing expires. */
export function hmacApplicantTokens(secrets: Secrets): ApplicantTokens {
  const keys = keysFor(secrets, 'applicant pages');
  const signatureOf = (id: Buffer, key: Buffer): Buffer =>
    createHmac('sha256', key).update(id).digest();
  return {
    tokenOf(applicationId) {
      const id = Buffer.from(applicationId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, signatureOf(id, keys[0])]).toString('base64url');
    },
    idIn(token) {
      if (!TOKEN.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, ID_BYTES);
      const signature = bytes.subarray(ID_BYTES);
      const isOurs = keys.some((key) => timingSafeEqual(signature, signatureOf(id, key)));
      return isOurs ? id.toString('hex').replace(UUID, '$1-$2-$3-$4-$5') : null;
    },
  };
}
