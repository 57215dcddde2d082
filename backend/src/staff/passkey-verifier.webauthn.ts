import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { PasskeyAnswer, PasskeyKey, PasskeyVerifier } from '@portal/domain/staff/index.js';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { madeAnswer, signedAnswer } from './passkey.schemas.js';

const CHALLENGE_BYTES = 32;

/** Algorithms that every browser offers and every supported Node has: EdDSA, ES256, RS256 (COSE). */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey: it would be a fifth of what the start loads. */
export const webauthn = (): Promise<typeof import('@simplewebauthn/server')> =>
  import('@simplewebauthn/server');

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'base64url'));

export function relyingPartyOf(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

type Made = z.infer<typeof madeAnswer>;
type Signed = z.infer<typeof signedAnswer>;

/** Certificates are not asked for, and the code to check them is left out: it reads what anybody may have certified,
 * and may load lists from addresses in certificates. */
async function isWithoutCertificates({ response }: Made): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(bytesOf(response.attestationObject));
  const format = attestation.get('fmt');
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  return format === 'none' || isOwn;
}

const logger = new Logger('Passkeys');

/** The library throws on every mismatch; the answer comes from outside, so each is a refusal. */
async function unlessRefused<Outcome>(work: () => Promise<Outcome | null>) {
  try {
    return await work();
  } catch (error) {
    logger.warn(`A passkey was refused: ${error instanceof Error ? error.message : 'unknown'}`);
    return null;
  }
}

const withExtensions = <Answer>(answer: Answer) => ({ ...answer, clientExtensionResults: {} });

async function madeKey(answer: Made, challenge: string, site: Site): Promise<PasskeyKey | null> {
  if (!(await isWithoutCertificates(answer))) return null;
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: withExtensions(answer) as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    requireUserVerification: true,
  });
  if (!registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

type Site = ReturnType<typeof relyingPartyOf>;

async function signedCounter(
  answer: Signed,
  challenge: string,
  { id, publicKey }: PasskeyKey,
  site: Site,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: withExtensions(answer),
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    // The domain judges the counter.
    credential: { id, publicKey: bytesOf(publicKey), counter: 0 },
  });
  return verified ? authenticationInfo.newCounter : null;
}

function challengeIn(answer: PasskeyAnswer): string | null {
  try {
    const { clientDataJSON } = (answer as Made).response;
    const text = Buffer.from(clientDataJSON, 'base64url').toString();
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

export function webauthnPasskeys(publicUrl: string): PasskeyVerifier {
  const site = relyingPartyOf(publicUrl);
  return {
    newChallenge: () => randomBytes(CHALLENGE_BYTES).toString('base64url'),
    challengeIn,
    register: (answer, challenge) => unlessRefused(() => madeKey(answer as Made, challenge, site)),
    verify: (answer, challenge, key) =>
      unlessRefused(() => signedCounter(answer as Signed, challenge, key, site)),
  };
}
