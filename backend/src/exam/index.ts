/** What other areas may use of this one. */
export { AttemptSchema } from './attempt.schema.js';
export { ATTEMPTS } from './attempts.list.js';
export { typeormAttempts } from './attempts.typeorm.js';
export { EXAM_RESPONSES } from './exam.responses.js';
export { ResultSchema } from './result.schema.js';
export { RESULTS } from './results.list.js';
export { typeormResults } from './results.typeorm.js';
export { ExamModule } from './exam.module.js';
