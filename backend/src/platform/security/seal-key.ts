import { createPublicKey, type KeyObject } from 'node:crypto';

export const SEAL_KEY_TYPE = 'x25519';

/** A public key from DER in base64. @throws Error if it is not one */
export const sealKeyOf = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });

export function isSealKey(base64: string): boolean {
  try {
    return sealKeyOf(base64).asymmetricKeyType === SEAL_KEY_TYPE;
  } catch {
    return false;
  }
}
