export { figuresOf } from './bank-health.js';
export { loadBank } from './load-bank.js';
export { QuestionBankModule } from './question-bank.module.js';
export { QUESTION_BANK_RESPONSES } from './question-bank.responses.js';
export { QuestionSchema, typeormQuestions } from './questions.typeorm.js';
export { family, options } from './question.shapes.js';
export { QUESTIONS } from './questions.list.js';
export { RULING, rulingOf, type StoredRuling, typeormRulings } from './rulings/rulings.typeorm.js';
