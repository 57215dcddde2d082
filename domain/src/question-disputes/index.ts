export { declineQuestionDisputes, upholdBy, upholdQuestionDisputes } from './decide-disputes.js';
export { byNeed, isPressing } from './dispute-queue.js';
export { fileQuestionDispute } from './file-dispute.js';
export type { QuestionDisputeRepository } from './ports.js';
export { DISPUTE_KINDS, type DisputeKind, type QuestionDispute } from './question-dispute.js';
export { ownDispute, viewQuestionDisputes } from './view-disputes.js';
export type { DisputeStores } from './stores.js';
