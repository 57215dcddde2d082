export { ANSWER_BY } from './answer-by.sql.js';
export { hmacApplicantTokens } from './applicant-tokens.hmac.js';
export { ApplicationSchema, typeormApplications } from './applications.typeorm.js';
export { APPLICATIONS } from './applications.list.js';
export { APPLICATIONS_RESPONSES } from './applications.responses.js';
export { ContactMessageSchema, typeormContactMessages } from './contact-messages.typeorm.js';
export { interviewAttachments } from './interview-file.js';
export { MESSAGES } from './messages.list.js';
export { ApplicationsModule } from './applications.module.js';
