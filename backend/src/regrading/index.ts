export { REGRADING_RESPONSES } from './regrading.responses.js';
export { RegradingModule } from './regrading.module.js';
export { typeormRegrades } from './regrades.typeorm.js';
