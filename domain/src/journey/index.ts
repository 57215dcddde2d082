/** What other areas may use of this one. */
export { viewJourney, type Journey } from './view-journey.js';
