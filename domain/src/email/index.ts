export { cancelEmail } from './cancel-email.js';
export {
  NOTIFIED_ACTIONS,
  type CompanyKind,
  type EmailData,
  type EmailKind,
  type EmailState,
  type StoredEmail,
  type NewEmail,
  type NotifiedAction,
} from './email.js';
export { EMAIL_STATE_WORDS, emailKindInWords } from './email-words.js';
export { type CompanyInboxPort, mailCompany } from './mail-company.js';
export type { EmailOutbox, EmailStores } from './ports.js';
export { retryEmail } from './retry-email.js';
