/** What other areas may use of this one. */
export { hmacApplicantTokens } from './applicant-tokens.hmac.js';
export { ApplicationSchema } from './application.schema.js';
export { APPLICATIONS } from './applications.list.js';
export { APPLICATIONS_RESPONSES } from './applications.responses.js';
export { typeormApplications } from './applications.typeorm.js';
export { ContactMessageSchema } from './contact-message.schema.js';
export { typeormCannedAnswers } from './canned-answers.typeorm.js';
export { typeormContactMessages } from './contact-messages.typeorm.js';
export { FormGuard, PROOF } from './form-guard.js';
export { interviewAttachments } from './interview-event.js';
export { typeormInterviews } from './interviews.typeorm.js';
export { typeormLetters } from './letters.typeorm.js';
export { MESSAGES } from './messages.list.js';
export { ApplicationsModule } from './applications.module.js';
