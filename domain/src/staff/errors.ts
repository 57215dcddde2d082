import { DomainError } from '../kernel/errors.js';

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

/** Admins must have an authenticator, and this one has none yet. */
export class TotpRequired extends DomainError {
  constructor() {
    super('forbidden', 'totp_required', 'Please set up your authenticator app first.');
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

/** The password was right; the authenticator's code is asked for as well. */
export class TotpNeeded extends DomainError {
  constructor() {
    super('unauthenticated', 'totp_needed', 'Please enter the code of your authenticator app.');
  }
}

/** The authenticator's code at a sign-in is wrong, or was used before. */
export class WrongTotp extends DomainError {
  constructor() {
    super('unauthenticated', 'wrong_totp', 'That code is wrong, or was used already.');
  }
}
