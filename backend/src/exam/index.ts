/** What other areas may use of this one. */
export { AttemptController } from './attempt.controller.js';
export { AttemptSchema } from './attempt.schema.js';
export { ATTEMPTS } from './attempts.list.js';
export { typeormAttempts } from './attempts.typeorm.js';
export { EXAM_ANSWERS } from './exam.responses.js';
export { ResultController } from './result.controller.js';
export { ResultSchema } from './result.schema.js';
export { RESULTS } from './results.list.js';
export { typeormResults } from './results.typeorm.js';
