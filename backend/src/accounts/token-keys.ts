import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { type JwtModuleOptions, JwtSecretRequestType } from '@nestjs/jwt';
import type { SecretOrKeyProvider } from 'passport-jwt';
import type { Secrets } from '../platform/security/secrets.js';

function isSignedBy(key: KeyObject, token: string): boolean {
  const end = token.lastIndexOf('.');
  const made = createHmac('sha256', key).update(token.slice(0, end)).digest();
  const given = Buffer.from(token.slice(end + 1), 'base64url');
  return given.length === made.length && timingSafeEqual(given, made);
}

/** Keys as objects: given a text, the libraries first try to read it as a public key, which costs 0.1 ms. */
export class TokenKeys {
  private readonly current: KeyObject;
  private readonly others: readonly KeyObject[];

  constructor([first, ...others]: Secrets) {
    this.current = createSecretKey(first, 'utf8');
    this.others = others.map((secret) => createSecretKey(secret, 'utf8'));
  }

  readonly forJwt: NonNullable<JwtModuleOptions['secretOrKeyProvider']> = (kind, token) =>
    kind === JwtSecretRequestType.VERIFY && typeof token === 'string'
      ? this.of(token)
      : this.current;

  /** For passport-jwt, whose types lack key objects although it passes them on. */
  readonly forPassport: SecretOrKeyProvider = (_request, token: string, done) =>
    done(null, this.of(token) as unknown as Buffer);

  private of(token: string): KeyObject {
    return this.others.find((key) => isSignedBy(key, token)) ?? this.current;
  }
}
