/** What other areas may use of this one. */
export { figuresOf, type VersionFigures } from './bank-health.js';
export { BANK_FORMATS, formatOf, FORMATS, readBankBytes } from './bank-files.js';
export { typeormImports } from './imports.typeorm.js';
export { loadBank } from './load-bank.js';
export { threadedPlanner } from './planner.worker-threads.js';
export { QUESTION_BANK_RESPONSES } from './question-bank.responses.js';
export { QuestionSchema } from './question.schema.js';
export { QUESTIONS } from './questions.list.js';
export { typeormQuestions } from './questions.typeorm.js';
export { QuestionBankModule } from './question-bank.module.js';
