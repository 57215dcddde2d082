/** What other areas may use of this one. */
export { companyNameOf, companyOf, hostOf, senderOf } from './company-name.js';
export { EMAIL_QUEUE } from './email-queue.js';
export { EmailModule } from './email.module.js';
export { EMAIL_RESPONSES } from './email.responses.js';
export { EmailSchema } from './email.schema.js';
export { EmailSending } from './email.worker.js';
export { EMAILS } from './emails.list.js';
export { messageOf } from './messages.js';
export { nodemailerMailer, type AttachmentsOf } from './mailer.nodemailer.js';
export { outboxValues, typeormOutbox } from './outbox.typeorm.js';
export { moment } from './phrases.js';
