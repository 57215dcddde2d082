export { QuestionDisputeSchema } from './question-dispute.schema.js';
export { QUESTION_DISPUTES_RESPONSES } from './question-disputes.responses.js';
export { QuestionDisputesModule } from './question-disputes.module.js';
export { typeormQuestionDisputes } from './question-disputes.typeorm.js';
