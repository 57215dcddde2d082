/** What other areas may use of this one. */
export { AdminAccountController } from './admin-account.controller.js';
export { AdminLoginController } from './admin-login.controller.js';
export { AdminSchema } from './admin.schema.js';
export { AdminStrategy } from './admin.strategy.js';
export { AdminsController } from './admins.controller.js';
export { ADMINS } from './admins.list.js';
export { typeormAdmins } from './admins.typeorm.js';
export { cryptoAuthenticators } from './authenticators.crypto.js';
export { ensureFirstAdmin } from './first-admin.js';
export { MeController } from './me.controller.js';
