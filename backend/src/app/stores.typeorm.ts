import type { Stores } from '@portal/domain/stores.js';
import type { EntityManager } from 'typeorm';
import { typeormPolicy } from '../settings/policy.typeorm.js';
import { typeormAdmins } from '../staff/admins.typeorm.js';
import { typeormAvatars } from '../accounts/avatars.typeorm.js';
import { typeormStudents } from '../accounts/students.typeorm.js';
import { typeormVisits } from '../accounts/visits.typeorm.js';
import { typeormVerificationCodes } from '../accounts/verification-codes.typeorm.js';
import { typeormAudit } from '../audit/audit.typeorm.js';
import { typeormApplications } from '../applications/applications.typeorm.js';
import { typeormContactMessages } from '../applications/contact-messages.typeorm.js';
import { typeormOutbox } from '../email/outbox.typeorm.js';
import { typeormAttempts } from '../exam/attempts.typeorm.js';
import { typeormResults } from '../exam/results.typeorm.js';
import { typeormConsents } from '../privacy/consents.typeorm.js';
import { typeormPayments } from '../payments/payments.typeorm.js';
import { typeormProviderEvents } from '../payments/provider-events.typeorm.js';
import { typeormReceipts } from '../payments/receipts.typeorm.js';
import { typeormRefunds } from '../payments/refunds.typeorm.js';
import { typeormQuestions } from '../question-bank/questions.typeorm.js';

/** Every store over one manager: a transaction's, or the data source's for single calls. */
export const typeormStores = (manager: EntityManager): Stores => ({
  students: typeormStudents(manager),
  admins: typeormAdmins(manager),
  avatars: typeormAvatars(manager),
  codes: typeormVerificationCodes(manager),
  visits: typeormVisits(manager),
  consents: typeormConsents(manager),
  applications: typeormApplications(manager),
  messages: typeormContactMessages(manager),
  payments: typeormPayments(manager),
  refunds: typeormRefunds(manager),
  receipts: typeormReceipts(manager),
  providerEvents: typeormProviderEvents(manager),
  questions: typeormQuestions(manager),
  attempts: typeormAttempts(manager),
  results: typeormResults(manager),
  emails: typeormOutbox(manager),
  policy: typeormPolicy(manager),
  audit: typeormAudit(manager),
});
