import { DomainError } from '../kernel/errors.js';
import { PICTURE_MESSAGE } from './picture-rules.js';

/** An account with this email exists and is verified. */
export class EmailTaken extends DomainError {
  constructor() {
    super('conflict', 'email_taken', 'An account with this email already exists. Please sign in.');
  }
}

/** An account with this email exists, but its email was never verified. */
export class SignedUpNotVerified extends DomainError {
  constructor() {
    super(
      'conflict',
      'email_not_verified',
      'This email is already registered. Please verify it with the code that we sent.',
    );
  }
}

/** Several people signed up with this email, and it is not known whose code is asked for. */
export class SeveralSignUps extends DomainError {
  constructor() {
    super(
      'conflict',
      'several_sign_ups',
      'There is more than one sign-up with this email. Please go on in the browser in which you signed up, or set a password under Reset Password.',
    );
  }
}

/** Sign-in before the email was verified. */
export class EmailNotVerified extends DomainError {
  constructor() {
    super('forbidden', 'email_not_verified', 'Please verify your email before signing in.');
  }
}

/** No such email, or another password; which of the two is not told. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('unauthenticated', 'wrong_credentials', 'Email or password is incorrect.');
  }
}

/** The own password, asked for once more, is another one. */
export class WrongPassword extends DomainError {
  /** @param field the field that it was typed into */
  constructor(field = 'password') {
    const message = 'This is not your password.';
    super('invalid', 'wrong_password', message, { fields: { [field]: message } });
  }
}

/** An admin has closed the account. */
export class AccountDeactivated extends DomainError {
  constructor() {
    super(
      'forbidden',
      'account_deactivated',
      'This account has been deactivated. Please contact support.',
    );
  }
}

/** There is no student with this email. */
export class StudentNotFound extends DomainError {
  /** @param message what the page in question shows */
  constructor(message = 'User not found') {
    super('not-found', 'student_not_found', message);
  }
}

/** The email is verified already, so no code is sent. */
export class AlreadyVerified extends DomainError {
  constructor() {
    super('conflict', 'already_verified', 'This email is already verified. Please sign in.');
  }
}

/** There is no such session of this account, or it has ended. */
export class NoSuchSession extends DomainError {
  constructor() {
    super('not-found', 'no_such_session', 'This session has ended already.');
  }
}

/** The code is wrong, used or expired; or was tried too often, of which only its requester is told. */
export class InvalidCode extends DomainError {
  /** @param message what the page in question shows */
  constructor(message = 'Invalid code.', code = 'invalid_code') {
    super('invalid', code, message, { fields: { code: message } });
  }
}

/** The code was tried too often by its requester, so that no digits fit any more. */
export class CodeVoid extends InvalidCode {
  constructor() {
    super('This code is void after too many wrong tries. Please ask for a new code.', 'code_void');
  }
}

/** The profile picture has more bytes than are taken. */
export class PictureTooLarge extends DomainError {
  constructor() {
    super('too-large', 'picture_too_large', PICTURE_MESSAGE.bytes);
  }
}

/** The profile picture has more pixels than are decoded. */
export class PictureTooDetailed extends DomainError {
  constructor() {
    super('too-large', 'picture_too_detailed', PICTURE_MESSAGE.pixels);
  }
}

/** What was sent as a profile picture is none of the types that are taken, or is broken. */
export class NotAPicture extends DomainError {
  constructor() {
    super('unsupported-type', 'not_a_picture', PICTURE_MESSAGE.type);
  }
}

/** The link of a mail was used, has run out, was replaced by a later one, or is none of ours. */
export class LinkVoid extends DomainError {
  constructor() {
    super(
      'invalid',
      'link_void',
      'This link was used already, or has run out. Please ask us for a new one.',
    );
  }
}

/** Another account has the address, or may get it back. */
export class AddressInUse extends DomainError {
  constructor() {
    super('conflict', 'address_in_use', 'Another account has this address.');
  }
}

/** The owner of the present address has lately refused another one. */
export class CorrectionObjected extends DomainError {
  constructor() {
    super(
      'conflict',
      'correction_objected',
      'The owner of the present address has objected to a change within the last 7 days.',
    );
  }
}

/** A code was sent less than the resend wait ago. */
export class ResendTooSoon extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(
      'too-many',
      'resend_too_soon',
      `Please wait ${String(retryAfterSeconds)} seconds before asking for another code.`,
      { retryAfterSeconds },
    );
  }
}

/** More passwords wait to be checked than can be in good time. */
export class TooBusy extends DomainError {
  constructor() {
    super('unavailable', 'too_busy', 'Many people are signing in just now. Please try again.', {
      retryAfterSeconds: 5,
    });
  }
}

/** Too many pictures wait to be looked at. */
export class PicturesBusy extends DomainError {
  constructor() {
    super(
      'unavailable',
      'pictures_busy',
      'Many pictures are coming in just now. Please try again.',
      {
        retryAfterSeconds: 5,
      },
    );
  }
}
