export { AGE_STATEMENT, ageErrors, formAgeErrors, type FormStatements } from './age-statement.js';
export {
  giveConsent,
  mailNotice,
  withdrawConsent,
  type Consent,
  type ConsentLog,
  type ConsentStores,
} from './consent.js';
export { fullNotice } from './notices/full-notice.js';
export { GRIEVANCE_DAYS } from '../kernel/grievance-days.js';
export { noticePath } from './notices/notice-address.js';
export { NOTICES, noticeInWords, type ConsentPurpose } from './notices.js';
