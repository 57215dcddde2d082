export { adminAccount, studentAccount } from './abuse-counts.js';
export { AbuseGuard, type Call } from './abuse-guard.js';
export { AccountGuesses } from './account-guesses.js';
export { ACCOUNTS_RESPONSES } from './accounts.responses.js';
export { adminCredentialsBody } from './auth.schemas.js';
export { AvatarSchema } from './avatar.schema.js';
export { typeormAvatars } from './avatars.typeorm.js';
export { EmailCorrectionSchema } from './email-correction.schema.js';
export { typeormEmailCorrections } from './email-corrections.typeorm.js';
export { bearerToken } from './bearer-token.js';
export { Devices } from './devices.js';
export { FormMails } from './form-mails.js';
export { hmacCodes } from './codes.hmac.js';
export { isWrong } from './failed-tries.js';
export { accountIn } from './account-in.js';
export { argon2Passwords } from './passwords.argon2.js';
export {
  SessionTokens,
  TOKEN_ALGORITHM,
  TOKEN_ISSUER,
  claimsIn,
  type TokenClaims,
} from './session-tokens.jwt.js';
export { RememberingStrategy } from './remembering.strategy.js';
export { noteUse } from './session-use.js';
export { SessionSchema } from './session.schema.js';
export { IS_TO_NOTE, joinLiveSession } from './session.statement.js';
export { placeOf, Sessions } from './sessions.js';
export { typeormSessions } from './sessions.typeorm.js';
export { StudentSchema } from './student.schema.js';
export { studentsFound } from './students-found.js';
export { STUDENTS } from './students.list.js';
export { TokenKeys } from './token-keys.js';
export { typeormStudents } from './students.typeorm.js';
export { VerificationCodeSchema } from './verification-code.schema.js';
export { typeormVerificationCodes } from './verification-codes.typeorm.js';
export { VisitSchema } from './visit.schema.js';
export { typeormVisits } from './visits.typeorm.js';
export { AccountsModule } from './accounts.module.js';
