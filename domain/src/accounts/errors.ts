import {
  DomainError,
  type DomainErrorDetails,
  conflict,
  forbidden,
  unauthenticated,
  notFound,
  tooLarge,
  unsupportedType,
  unavailable,
} from '../kernel/errors.js';
import { PICTURE_MESSAGE } from './picture-rules.js';

export class EmailTaken extends conflict(
  'email_taken',
  'An account with this email already exists. Please sign in.',
) {}

export class SignedUpNotVerified extends conflict(
  'email_not_verified',
  'This email is already registered. Please verify it with the code that we sent.',
) {}

export class SeveralSignUps extends conflict(
  'several_sign_ups',
  'There is more than one sign-up with this email. Please go on in the browser in which you signed up, or set a password under Reset Password.',
) {}

export class EmailNotVerified extends forbidden(
  'email_not_verified',
  'Please verify your email before signing in.',
) {}

/** An unknown email or a wrong password; the answer does not say which. */
export class WrongCredentials extends unauthenticated(
  'wrong_credentials',
  'Email or password is incorrect.',
) {}

export class WrongPassword extends DomainError {
  constructor(field = 'password') {
    const message = 'This is not your password.';
    super('invalid', 'wrong_password', message, { fields: { [field]: message } });
  }
}

export class AccountDeactivated extends forbidden(
  'account_deactivated',
  'This account has been deactivated. Please contact support.',
) {}

export class StudentNotFound extends DomainError {
  constructor(message = 'User not found') {
    super('not-found', 'student_not_found', message);
  }
}

export class AlreadyVerified extends conflict(
  'already_verified',
  'This email is already verified. Please sign in.',
) {}

export class NoSuchSession extends notFound('no_such_session', 'This session has ended already.') {}

/** The code is wrong, used or expired; or had too many tries, which only its requester learns. */
export class InvalidCode extends DomainError {
  constructor(
    message = 'Invalid code.',
    more: Pick<DomainErrorDetails, 'triesLeft'> = {},
    code = 'invalid_code',
  ) {
    super('invalid', code, message, { fields: { code: message }, ...more });
  }
}

export class CodeVoid extends InvalidCode {
  constructor() {
    const message = 'This code is void after too many wrong tries. Please ask for a new code.';
    super(message, {}, 'code_void');
  }
}

export class PictureTooLarge extends tooLarge('picture_too_large', PICTURE_MESSAGE.bytes) {}

export class PictureTooDetailed extends tooLarge('picture_too_detailed', PICTURE_MESSAGE.pixels) {}

export class NotAPicture extends unsupportedType('not_a_picture', PICTURE_MESSAGE.type) {}

export class AddressInUse extends conflict('address_in_use', 'Another account has this address.') {}

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

export class AlreadyWritten extends conflict(
  'already_written',
  'This student has this mail already.',
) {}

export class TooBusy extends unavailable(
  'too_busy',
  'Many people are signing in just now. Please try again.',
  {
    retryAfterSeconds: 5,
  },
) {}

export class PicturesBusy extends unavailable(
  'pictures_busy',
  'Many pictures are coming in just now. Please try again.',
  {
    retryAfterSeconds: 5,
  },
) {}
