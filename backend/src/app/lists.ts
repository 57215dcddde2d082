import { STUDENTS } from '../accounts/index.js';
import { APPLICATIONS, MESSAGES } from '../applications/index.js';
import { AUDIT } from '../audit/index.js';
import { CERTIFICATES } from '../certificates/index.js';
import { EMAILS } from '../email/index.js';
import { ATTEMPTS, RESULTS } from '../exam/index.js';
import * as payments from '../payments/index.js';
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { QUESTIONS } from '../questions/index.js';
import { ADMINS } from '../staff/index.js';

export const LISTS: readonly ListSpec[] = [
  APPLICATIONS,
  RESULTS,
  ATTEMPTS,
  CERTIFICATES,
  payments.PAYMENTS,
  payments.REFUNDS,
  payments.CREDIT_NOTES,
  payments.CHARGEBACKS,
  payments.PROVIDER_EVENTS,
  payments.SETTLEMENTS,
  STUDENTS,
  QUESTIONS,
  MESSAGES,
  EMAILS,
  AUDIT,
  ADMINS,
];
