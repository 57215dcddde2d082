export { RULING, rulingOf, typeormRulings, type StoredRuling } from './rulings.typeorm.js';
