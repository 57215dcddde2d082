export { LateAnswerSchema } from './late-answer.schema.js';
export { LATE_ANSWERS_RESPONSES } from './late-answers.responses.js';
export { LateAnswersModule } from './late-answers.module.js';
export { typeormLateAnswers } from './late-answers.typeorm.js';
