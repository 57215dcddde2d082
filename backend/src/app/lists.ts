import { STUDENTS } from '../accounts/index.js';
import { APPLICATIONS, MESSAGES } from '../applications/index.js';
import { AUDIT } from '../audit/index.js';
import { EMAILS } from '../email/index.js';
import { ATTEMPTS, RESULTS } from '../exam/index.js';
import { PAYMENT_DIFFERENCES, PAYMENTS, PROVIDER_EVENTS, REFUNDS } from '../payments/index.js';
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { QUESTIONS } from '../question-bank/index.js';
import { ADMINS } from '../staff/index.js';

/** Every list of the console. */
export const LISTS: readonly ListSpec[] = [
  APPLICATIONS,
  RESULTS,
  ATTEMPTS,
  PAYMENTS,
  REFUNDS,
  PROVIDER_EVENTS,
  PAYMENT_DIFFERENCES,
  STUDENTS,
  QUESTIONS,
  MESSAGES,
  EMAILS,
  AUDIT,
  ADMINS,
];
