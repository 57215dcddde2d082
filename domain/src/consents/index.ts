export {
  AGE_STATEMENT,
  ageErrors,
  formAgeErrors,
  PAGE_IS_OLD,
  statesAge,
  type FormStatements,
} from './age-statement.js';
export {
  giveConsent,
  mailNotice,
  withdrawConsent,
  type Consent,
  type ConsentLog,
  type WithConsents,
} from './consent.js';
export { fullNotice } from './notices/full-notice.js';
export { GRIEVANCE_DAYS } from './notices/grievance-days.js';
export { NOTICE_ITEMS } from './notices/notice-items.js';
export { noticePath } from './notices/notice-address.js';
export {
  EARLIER_NOTICES,
  NOTICES,
  noticeInWords,
  tellsAllTries,
  type ConsentPurpose,
} from './notices.js';
