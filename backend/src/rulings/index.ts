/** What other areas may use of this one. */
export { RULING, rulingOf, typeormRulings, type StoredRuling } from './rulings.typeorm.js';
