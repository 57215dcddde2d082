export { viewJourney, type Journey } from './view-journey.js';
