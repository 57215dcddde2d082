export { FiguresInForce } from './figures-in-force.js';
export { typeormPolicy } from './policy.typeorm.js';
export { SettingsModule } from './settings.module.js';
export { SETTINGS_RESPONSES } from './settings.responses.js';
