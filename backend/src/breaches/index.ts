/** What other areas may use of this one. */
export { typeormBreaches } from './breaches.typeorm.js';
