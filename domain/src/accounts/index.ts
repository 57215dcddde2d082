export {
  ALLOWANCES,
  checkCalls,
  checkCode,
  checkFormMail,
  checkGuess,
  checkLookUp,
  checkMail,
  type Counter,
  type Counts,
  type Use,
  type Verdict,
} from './abuse-budget.js';
export { changePassword, endSessionsOfStudent } from './change-password.js';
export { provePassword } from './prove-password.js';
export { correctEmail, sendCorrectionCode } from './correct-email.js';
export {
  TEST_DOMAIN_VALUES,
  domainLabel,
  isTestDomain,
  type TestDomain,
} from '../kernel/choices.js';
export { setStudentActive } from './deactivate-student.js';
export type { EmailCorrection } from './email-correction.js';
export {
  EmailTaken,
  NotAPicture,
  PictureTooDetailed,
  PictureTooLarge,
  PicturesBusy,
  StudentNotFound,
  TooBusy,
  WrongPassword,
} from './errors.js';
export { beginSession, endSession, listSessions } from './own-sessions.js';
export type { PasswordBlocklist } from './password-blocklist.js';
export { checkPassword, rejectGuessable } from './password-rules.js';
export { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS, isDecodable } from './picture-rules.js';
export type {
  Avatar,
  AvatarRepository,
  CodeHasher,
  EmailCorrectionLog,
  PasswordHasher,
  StudentRepository,
  VerificationCodeRepository,
  Visit,
  VisitLog,
  AccountStores,
} from './ports.js';
export type { Requester } from './requester.js';
export { resendCode, sendAgain } from './resend-code.js';
export { requestResetCode, updatePassword, verifyResetCode } from './reset-password.js';
export {
  SESSION_SECONDS,
  deviceInWords,
  newSession,
  type Session,
  type SessionOwner,
  type SessionPlace,
  type SessionRepository,
} from './session.js';
export { signIn } from './sign-in.js';
export { signOut } from './sign-out.js';
export { rejectUnstatedAge, signUp } from './sign-up.js';
export {
  SIGN_UP_FIELD_NAMES,
  STUDENT_FIELD_NAMES,
  STUDENT_FIELDS,
  type StudentFieldName,
} from './student-fields.js';
export { attemptsLeft, erased, hasPaid, paymentStatus, type Student } from './student.js';
export { updateProfile, type NewAvatar } from './update-profile.js';
export type { VerificationCode } from './verification-code.js';
export { verifyEmail } from './verify-email.js';
export { type MessageToStudent, type WritingPorts, writeToStudent } from './write-to-student.js';
