export { JourneyModule } from './journey.module.js';
export { JOURNEY_RESPONSES } from './journey.responses.js';
