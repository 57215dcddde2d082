import { DomainError, forbidden, conflict, unauthenticated, invalid } from '../kernel/errors.js';
import type { PasskeyRequest } from './passkey.js';

const NEEDED = {
  totp: ['totp_needed', 'Please enter the code of your authenticator app.'],
  passkey: ['passkey_needed', 'Please use your passkey.'],
  either: ['totp_or_passkey_needed', 'Please use your passkey, or enter a code.'],
} as const;

export class RoleForbids extends forbidden('role_forbids', 'Your role does not allow this.') {}

export class PasswordChangeNeeded extends forbidden(
  'password_change_needed',
  'Please choose a password of your own first.',
) {}

export class SecondFactorRequired extends forbidden(
  'second_factor_required',
  'Please add a passkey or set up an authenticator app first.',
) {}

export class ProofNeeded extends forbidden(
  'proof_needed',
  'Please confirm that it is you, and try again.',
) {}

export class UsernameTaken extends DomainError {
  constructor() {
    const message = 'Another admin has this name.';
    super('conflict', 'username_taken', message, { fields: { username: message } });
  }
}

export class LastOwner extends conflict(
  'last_owner',
  'There must be at least one other active owner first.',
) {}

export class NotYourself extends DomainError {
  constructor(what: string) {
    super('conflict', 'not_yourself', `You can't ${what} yourself.`);
  }
}

export class TotpState extends DomainError {
  constructor(message: string) {
    super('conflict', 'totp_state', message);
  }
}

export class WrongOwnPassword extends DomainError {
  constructor(field = 'currentPassword') {
    const message = 'This is not your password.';
    super('invalid', 'wrong_password', message, { fields: { [field]: message } });
  }
}

export class WrongOwnCode extends DomainError {
  constructor() {
    const message = 'That code is wrong, or was used already.';
    super('invalid', 'wrong_code', message, { fields: { code: message } });
  }
}

export class AdminLoginFailed extends unauthenticated('wrong_credentials', 'Login failed') {}

export class SecondFactorNeeded extends DomainError {
  /** @param hasTotp whether a code of the authenticator is accepted @param passkey what a passkey has to sign; null
   * without one */
  constructor(hasTotp: boolean, passkey: PasskeyRequest | null) {
    const [code, message] = NEEDED[passkey ? (hasTotp ? 'either' : 'passkey') : 'totp'];
    super('unauthenticated', code, message, passkey ? { passkey } : {});
  }
}

export class WrongTotp extends unauthenticated(
  'wrong_totp',
  'That code is wrong, or was used already.',
) {}

export class MoreProofNeeded extends invalid(
  'second_factor_needed',
  'Please use your passkey, or your password and a code.',
) {}

export class PasskeyState extends DomainError {
  constructor(message: string) {
    super('conflict', 'passkey_state', message);
  }
}

type Asked = 'sign-in' | 'own-account';

const KIND = { 'sign-in': 'unauthenticated', 'own-account': 'invalid' } as const;

export class WrongPasskey extends DomainError {
  constructor(asked: Asked) {
    const message = 'That passkey was not accepted. Please try again.';
    super(KIND[asked], 'wrong_passkey', message);
  }
}

export class CopiedPasskey extends DomainError {
  constructor(asked: Asked) {
    const message = 'That passkey may have been copied and is refused. Please remove it.';
    super(KIND[asked], 'passkey_copied', message);
  }
}
