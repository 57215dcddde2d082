/** What other areas may use of this one. */
export { JourneyModule } from './journey.module.js';
export { JOURNEY_RESPONSES } from './journey.responses.js';
