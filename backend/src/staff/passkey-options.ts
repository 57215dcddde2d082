import type { Actor } from '@portal/domain/audit/index.js';
import type { PasskeyRequest } from '@portal/domain/staff/index.js';
import type { Config } from '../platform/config/config.js';
import {
  bytesOf,
  PASSKEY_ALGORITHMS,
  relyingPartyOf,
  webauthn,
} from './passkey-verifier.webauthn.js';

const SITE_NAME = 'Admin console';
/** Shorter than the challenge is valid, so that a late answer is refused in the browser. */
const PATIENCE_MS = 4 * 60 * 1_000;

export async function creationOptions(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { adminId, username }: Actor,
  { challenge, credentials }: PasskeyRequest,
) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: relyingPartyOf(PUBLIC_URL).id,
    userID: new TextEncoder().encode(adminId),
    userName: username,
    userDisplayName: username,
    challenge: bytesOf(challenge),
    timeout: PATIENCE_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: credentials.map(({ id, transports }) => ({
      id,
      transports: [...transports],
    })),
  });
}
