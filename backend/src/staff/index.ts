export { AdminSchema, typeormAdmins } from './admins.typeorm.js';
export { ADMINS } from './admins.list.js';
export { cryptoAuthenticators } from './authenticators.crypto.js';
export { addFirstAdmin, ensureFirstAdmin, warnIfNoAdmin } from './first-admin.js';
export { RIGHTS_OF } from './admin-login.controller.js';
export { PasskeyChallengeSchema, typeormPasskeyChallenges } from './passkey-challenges.typeorm.js';
export { webauthnPasskeys } from './passkey-verifier.webauthn.js';
export { StaffModule } from './staff.module.js';
export { STAFF_RESPONSES } from './staff.responses.js';
