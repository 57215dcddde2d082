import { ADMINS } from '../staff/admins.list.js';
import { AUDIT } from '../audit/audit.list.js';
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { STUDENTS } from '../accounts/students.list.js';
import { APPLICATIONS } from '../applications/applications.list.js';
import { MESSAGES } from '../applications/messages.list.js';
import { EMAILS } from '../email/emails.list.js';
import { ATTEMPTS } from '../exam/attempts.list.js';
import { RESULTS } from '../exam/results.list.js';
import { PAYMENT_DIFFERENCES } from '../payments/payment-differences.list.js';
import { PAYMENTS } from '../payments/payments.list.js';
import { PROVIDER_EVENTS } from '../payments/provider-events.list.js';
import { REFUNDS } from '../payments/refunds.list.js';
import { QUESTIONS } from '../question-bank/questions.list.js';

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
