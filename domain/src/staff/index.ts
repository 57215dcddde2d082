export { activeStaff } from './active-staff.js';
export { addAdmin } from './add-admin.js';
export { isIdle, isProofFresh, secondFactorDueAt, UNATTENDED } from './admin-session.js';
export { owedBy, type Owed } from './admin.js';
export { beginAdminSession } from './begin-admin-session.js';
export {
  PasswordChangeNeeded,
  ProofNeeded,
  RoleForbids,
  SecondFactorRequired,
  UsernameTaken,
} from './errors.js';
export {
  changeAdminRole,
  resetAdminPassword,
  resetAdminTotp,
  setAdminActive,
  requireTotp,
} from './manage-admins.js';
export { changeOwnPassword, signOutEverywhere } from './own-account.js';
export { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './own-totp.js';
export { addPasskey, beginPasskey, beginPasskeyProof, removePasskey } from './own-passkeys.js';
export type {
  Passkey,
  PasskeyAnswer,
  PasskeyChallenge,
  PasskeyKey,
  PasskeyRequest,
} from './passkey.js';
export type {
  Admin,
  AdminRepository,
  Authenticators,
  PasskeyChallenges,
  PasskeyVerifier,
  StaffStores,
} from './ports.js';
export { proveIdentity } from './prove-identity.js';
export { rescueAdmin } from './rescue-admin.js';
export { ADMIN_ROLES, isAllowed, type AdminRole } from './role.js';
export { hasSecondFactor, hasTotp, otpauthUri } from './second-factor.js';
export { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey.js';
export { signInAdmin } from './sign-in-admin.js';
