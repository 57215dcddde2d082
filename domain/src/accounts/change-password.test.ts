import { aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { changePassword, endSessionsOfStudent } from './change-password.js';
import * as refusals from './errors.js';
import { StudentNotFound } from './errors.js';
import { provePassword } from './prove-password.js';
import { testRefusals } from '../testing/test-refusals.js';

const PASSWORD = 'correct horse battery';
const NEXT = 'another horse battery';
const student = aStudent({ name: 'Meera Iyer', sessionVersion: 3 });
const given = () => aTestContext({ students: [student] });

it('A student who knows the password sets another one: sessions end, and a mail tells of it', async () => {
  const context = await given();
  const form = { currentPassword: PASSWORD, password: NEXT };
  const changed = await changePassword(context, student.id, form);
  expect(changed).toEqual({ ...student, passwordHash: `hash of ${NEXT}`, sessionVersion: 4 });
  await expect(context.student(student.id)).resolves.toEqual(changed);
  expect(context.mails()).toMatchObject([{ kind: 'password-changed', to: student.email }]);
});

it.each([
  ['a wrong present one', { currentPassword: 'wrong', password: NEXT }, 'currentPassword'],
  ['no present one', { currentPassword: '', password: NEXT }, 'currentPassword'],
  ['a common new one', { currentPassword: PASSWORD, password: 'ilovetea99' }, 'password'],
  ['the own name', { currentPassword: PASSWORD, password: 'meera.iyer1' }, 'password'],
  ['the same again', { currentPassword: PASSWORD, password: PASSWORD }, 'password'],
])('The password is not changed by %s', async (_, form, field) => {
  const context = await given();
  await expect(changePassword(context, student.id, form)).rejects.toMatchObject({
    kind: 'invalid',
    details: { fields: { [field]: expect.any(String) } },
  });
  await expect(context.student(student.id)).resolves.toEqual(student);
  expect(context.mails()).toEqual([]);
});

it('The password that was reset meanwhile is no proof any more', async () => {
  const context = await given();
  const reset = { ...student, passwordHash: 'hash of a reset one' };
  context.passwords.meanwhile = () => context.unitOfWork.run((tx) => tx.students.save(reset));
  const form = { currentPassword: PASSWORD, password: NEXT };
  const change = changePassword(context, student.id, form);
  await expect(change).rejects.toMatchObject({ code: 'wrong_password' });
  await expect(context.student(student.id)).resolves.toEqual(reset);
});

it('A student who is gone proves nothing, has no session to end and changes no password', async () => {
  const context = await aTestContext();
  await expect(endSessionsOfStudent(context, student.id)).rejects.toThrow(StudentNotFound);
  const form = { currentPassword: PASSWORD, password: NEXT };
  await expect(changePassword(context, student.id, form)).rejects.toThrow(StudentNotFound);
  await expect(provePassword(context, student.id, PASSWORD)).rejects.toThrow(StudentNotFound);
});

it('Whoever knows the password of an account has proved it', async () =>
  expect(provePassword(await given(), student.id, PASSWORD)).resolves.toBeUndefined());

it.each([
  ['no password', '', 'invalid_input'],
  ['a wrong password', 'wrong horse battery', 'wrong_password'],
])('Nothing is proved by %s', async (_, password, code) =>
  expect(provePassword(await given(), student.id, password)).rejects.toMatchObject({
    code,
    details: { fields: { password: expect.any(String) } },
  }),
);

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
