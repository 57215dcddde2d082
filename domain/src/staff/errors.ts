import { DomainError } from '../kernel/errors.js';
import type { PasskeyRequest } from './passkey.js';

const NEEDED = {
  totp: ['totp_needed', 'Please enter the code of your authenticator app.'],
  passkey: ['passkey_needed', 'Please use your passkey.'],
  either: ['totp_or_passkey_needed', 'Please use your passkey, or enter a code.'],
} as const;

/** The admin's role does not allow this. */
export class RoleForbids extends DomainError {
  constructor() {
    super('forbidden', 'role_forbids', 'Your role does not allow this.');
  }
}

/** The admin still has to choose a password, since the present one came from somebody else. */
export class PasswordChangeNeeded extends DomainError {
  constructor() {
    super('forbidden', 'password_change_needed', 'Please choose a password of your own first.');
  }
}

/** Admins must have a second factor, and this one has none yet. */
export class SecondFactorRequired extends DomainError {
  constructor() {
    const message = 'Please add a passkey or set up an authenticator app first.';
    super('forbidden', 'second_factor_required', message);
  }
}

/** What was asked for can't be undone, and the last proof of who asks is some minutes old. */
export class ProofNeeded extends DomainError {
  constructor() {
    super('forbidden', 'proof_needed', 'Please confirm that it is you, and try again.');
  }
}

/** Another admin has this name. */
export class UsernameTaken extends DomainError {
  constructor() {
    const message = 'Another admin has this name.';
    super('conflict', 'username_taken', message, { fields: { username: message } });
  }
}

/** Without an active owner nobody could manage admins. */
export class LastOwner extends DomainError {
  constructor() {
    super('conflict', 'last_owner', 'There must be at least one other active owner first.');
  }
}

/** Admins change such things of others only; for themselves there is their own account. */
export class NotYourself extends DomainError {
  /** @param what such as "deactivate" */
  constructor(what: string) {
    super('conflict', 'not_yourself', `You can't ${what} yourself.`);
  }
}

/** What was asked for does not fit the state of the authenticator. */
export class TotpState extends DomainError {
  constructor(message: string) {
    super('conflict', 'totp_state', message);
  }
}

/** The own password, asked for once more, is another one. */
export class WrongOwnPassword extends DomainError {
  /** @param field the field that it was typed into */
  constructor(field = 'currentPassword') {
    const message = 'This is not your password.';
    super('invalid', 'wrong_password', message, { fields: { [field]: message } });
  }
}

/** The code of the own authenticator is wrong, or was used before. */
export class WrongOwnCode extends DomainError {
  constructor() {
    const message = 'That code is wrong, or was used already.';
    super('invalid', 'wrong_code', message, { fields: { code: message } });
  }
}

/** No such admin, or another password. */
export class AdminLoginFailed extends DomainError {
  constructor() {
    super('unauthenticated', 'wrong_credentials', 'Login failed');
  }
}

/** The password was right; a second factor is asked for as well. */
export class SecondFactorNeeded extends DomainError {
  /** @param hasTotp whether a code of the authenticator app will do @param passkey what a passkey
   * has to sign; null if there is none */
  constructor(hasTotp: boolean, passkey: PasskeyRequest | null) {
    const [code, message] = NEEDED[passkey ? (hasTotp ? 'either' : 'passkey') : 'totp'];
    super('unauthenticated', code, message, passkey ? { passkey } : {});
  }
}

/** The authenticator's code at a sign-in is wrong, or was used before. */
export class WrongTotp extends DomainError {
  constructor() {
    super('unauthenticated', 'wrong_totp', 'That code is wrong, or was used already.');
  }
}

/** Who has a second factor proves nothing by the password alone. */
export class MoreProofNeeded extends DomainError {
  constructor() {
    const message = 'Please use your passkey, or your password and a code.';
    super('invalid', 'second_factor_needed', message);
  }
}

/** What was asked for does not fit the passkeys that there are. */
export class PasskeyState extends DomainError {
  constructor(message: string) {
    super('conflict', 'passkey_state', message);
  }
}

/** What a passkey was asked for: at a sign-in nobody is signed in yet. */
type Asked = 'sign-in' | 'own-account';

const KIND = { 'sign-in': 'unauthenticated', 'own-account': 'invalid' } as const;

/** The answer is not of a passkey of this admin, or not to a challenge that is open for this purpose. */
export class WrongPasskey extends DomainError {
  constructor(asked: Asked) {
    const message = 'That passkey was not accepted. Please try again.';
    super(KIND[asked], 'wrong_passkey', message);
  }
}

/** The passkey counts fewer uses than are known of it, as a copy would. */
export class CopiedPasskey extends DomainError {
  constructor(asked: Asked) {
    const message = 'That passkey may have been copied and is refused. Please remove it.';
    super(KIND[asked], 'passkey_copied', message);
  }
}
