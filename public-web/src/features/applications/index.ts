export { TestOfferAtHome } from './test-offer-at-home.js';
