export { AccommodationSchema, typeormAccommodations } from './accommodations.typeorm.js';
export { AttemptSchema } from './attempt.schema.js';
export { ATTEMPTS } from './attempts.list.js';
export { typeormAttempts } from './attempts.typeorm.js';
export {
  QuestionDisputeSchema,
  typeormQuestionDisputes,
} from './disputes/question-disputes.typeorm.js';
export { QUESTION_DISPUTES_RESPONSES } from './disputes/question-disputes.responses.js';
export { ExamModule } from './exam.module.js';
export { EXAM_RESPONSES } from './exam.responses.js';
export { typeormInterventions } from './interventions.typeorm.js';
export { JOURNEY_RESPONSES } from './journey/journey.responses.js';
export { LateAnswerSchema, typeormLateAnswers } from './late-answers.typeorm.js';
export { typeormRegrades } from './regrading/regrades.typeorm.js';
export { REGRADING_RESPONSES } from './regrading/regrading.responses.js';
export { ResultSchema, typeormResults } from './results.typeorm.js';
export { RESULTS } from './results.list.js';
export { AdmissionSchema, SittingSchema } from './sittings/sitting.schema.js';
export { SITTINGS_RESPONSES } from './sittings/sittings.responses.js';
export { typeormSittings } from './sittings/sittings.typeorm.js';
