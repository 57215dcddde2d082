/** What other areas may use of this one. */
export { AdminSchema } from './admin.schema.js';
export { ADMINS } from './admins.list.js';
export { typeormAdmins } from './admins.typeorm.js';
export { cryptoAuthenticators } from './authenticators.crypto.js';
export { ensureFirstAdmin } from './first-admin.js';
export { PasskeyChallengeSchema } from './passkey-challenge.schema.js';
export { typeormPasskeyChallenges } from './passkey-challenges.typeorm.js';
export { webauthnPasskeys } from './passkey-verifier.webauthn.js';
export { typeormSavedViews, viewsOf } from './saved-views.typeorm.js';
export { StaffModule } from './staff.module.js';
export { STAFF_RESPONSES } from './staff.responses.js';
