/** What other areas may use of this one. */
export {
  giveConsent,
  withdrawConsent,
  type Consent,
  type ConsentLog,
  type WithConsents,
} from './consent.js';
