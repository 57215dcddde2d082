/** What other areas may use of this one. */
export { typeormPolicy } from './policy.typeorm.js';
export { SettingsModule } from './settings.module.js';
