/** What other areas may use of this one. */
export { addAdmin } from './add-admin.js';
export { owedBy, type Owed } from './admin.js';
export { PasswordChangeNeeded, RoleForbids, TotpRequired, UsernameTaken } from './errors.js';
export {
  changeAdminRole,
  resetAdminPassword,
  resetAdminTotp,
  setAdminActive,
} from './manage-admins.js';
export { changeOwnPassword, signOutEverywhere } from './own-account.js';
export { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './own-totp.js';
export type { Admin, AdminRepository, Authenticators, WithAdmins } from './ports.js';
export { requireTotp } from './require-totp.js';
export { rescueAdmin } from './rescue-admin.js';
export { ADMIN_ROLES, isAllowed, type AdminRole } from './role.js';
export { hasTotp, otpauthUri } from './second-factor.js';
export { signInAdmin } from './sign-in-admin.js';
