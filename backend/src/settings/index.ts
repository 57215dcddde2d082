/** What other areas may use of this one. */
export { typeormPolicy } from './policy.typeorm.js';
export { SettingsController } from './settings.controller.js';
