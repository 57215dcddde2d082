export { acceptLateAnswer, declineLateAnswer } from './decide-late-answer.js';
export { keepLateAnswers } from './keep-late-answers.js';
export type { LateAnswer } from './late-answer.js';
export type { LateAnswerRepository, WithLateAnswers } from './ports.js';
export { viewLateAnswers } from './view-late-answers.js';
