/** What other areas may use of this one. */
export { AccommodationSchema } from './accommodation.schema.js';
export { ACCOMMODATIONS } from './accommodations.list.js';
export { typeormAccommodations } from './accommodations.typeorm.js';
export { AttemptSchema } from './attempt.schema.js';
export { ATTEMPTS } from './attempts.list.js';
export { typeormAttempts } from './attempts.typeorm.js';
export { typeormAttemptsTogether } from './attempts-together.typeorm.js';
export { EXAM_RESPONSES } from './exam.responses.js';
export { typeormGaps } from './gaps.typeorm.js';
export { typeormInterventions } from './interventions.typeorm.js';
export { NO_SESSION } from './presence.js';
export { ResultSchema } from './result.schema.js';
export { RESULTS } from './results.list.js';
export { hmacSealer } from './sealer.hmac.js';
export { typeormSignals } from './signals.typeorm.js';
export { typeormResults } from './results.typeorm.js';
export { ExamModule } from './exam.module.js';
