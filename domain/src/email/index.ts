export { cancelEmail } from './cancel-email.js';
export {
  NOTIFIED_ACTIONS,
  type EmailData,
  type EmailKind,
  type EmailState,
  type KeptEmail,
  type NewEmail,
  type NotifiedAction,
} from './email.js';
export { EMAIL_STATE_WORDS, emailKindInWords } from './email-words.js';
export type { EmailOutbox, WithEmails } from './ports.js';
export { retryEmail } from './retry-email.js';
