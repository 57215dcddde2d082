import { testRefusals } from '../testing/test-refusals.js';
import * as refusals from './errors.js';

testRefusals(
  refusals,
  `
EmailTaken conflict email_taken An account with this email already exists. Please sign in.
SignedUpNotVerified conflict email_not_verified This email is already registered. Please verify it with the code that we sent.
EmailNotVerified forbidden email_not_verified Please verify your email before signing in.
WrongCredentials unauthenticated wrong_credentials Email or password is incorrect.
SeveralSignUps conflict several_sign_ups There is more than one sign-up with this email. Please go on in the browser in which you signed up, or set a password under Reset Password.
WrongPassword invalid wrong_password This is not your password.
AccountDeactivated forbidden account_deactivated This account has been deactivated. Please contact support.
TooBusy unavailable too_busy Many people are signing in just now. Please try again.
StudentNotFound not-found student_not_found User not found
StudentNotFound["Failed to resend code."] not-found student_not_found Failed to resend code.
AlreadyVerified conflict already_verified This email is already verified. Please sign in.
InvalidCode invalid invalid_code Invalid code.
CodeVoid invalid code_void This code is void after too many wrong tries. Please ask for a new code.
PictureTooLarge too-large picture_too_large Please choose a picture of at most 5 MB.
PictureTooDetailed too-large picture_too_detailed Please choose a picture of at most 16 megapixels.
NotAPicture unsupported-type not_a_picture Please choose a JPEG, PNG or WebP picture.
ResendTooSoon[42] too-many resend_too_soon Please wait 42 seconds before asking for another code.
NoSuchSession not-found no_such_session
AddressInUse conflict address_in_use
AlreadyWritten conflict already_written
PicturesBusy unavailable pictures_busy
`,
);

it('puts the message of a wrong code or password on its field', () => {
  const message = 'Invalid or expired code.';
  expect(new refusals.InvalidCode(message).details.fields).toEqual({ code: message });
  const { details } = new refusals.WrongPassword();
  expect(details.fields).toEqual({ password: 'This is not your password.' });
});

it('tells how long to wait for another code, and for the sign-ins of others', () => {
  expect(new refusals.ResendTooSoon(42).details.retryAfterSeconds).toBe(42);
  for (const busy of [new refusals.TooBusy(), new refusals.PicturesBusy()])
    expect(busy.details.retryAfterSeconds).toBe(5);
});
