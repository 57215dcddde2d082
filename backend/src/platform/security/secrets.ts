import { hkdfSync } from 'node:crypto';
import type { Config } from '../config/config.js';

/** The secrets that keys are derived from: the first makes new values, each of them checks old ones. */
export type Secrets = readonly [string, ...string[]];

/** The keys of one purpose, in the same order. */
export type Keys = readonly [Buffer, ...Buffer[]];

const KEY_BYTES = 32;

/** Two while JWT_SECRET is being changed, so that nobody is signed out. */
export const secretsOf = ({
  JWT_SECRET,
  JWT_SECRET_PREVIOUS,
}: Pick<Config, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>): Secrets =>
  JWT_SECRET_PREVIOUS === undefined ? [JWT_SECRET] : [JWT_SECRET, JWT_SECRET_PREVIOUS];

export function keysFor([first, ...others]: Secrets, purpose: string): Keys {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return [keyOf(first), ...others.map(keyOf)];
}
