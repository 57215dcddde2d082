export { typeormBreaches } from './breaches.typeorm.js';
