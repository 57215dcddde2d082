import type { Stores } from '@portal/domain/stores.js';
import type { EntityManager } from 'typeorm';
import * as accounts from '../accounts/index.js';
import { typeormApplications, typeormContactMessages } from '../applications/index.js';
import { typeormAudit } from '../audit/index.js';
import { typeormBadges, typeormDocuments } from '../certificates/index.js';
import { typeormOutbox } from '../email/index.js';
import * as exam from '../exam/index.js';
import * as payments from '../payments/index.js';
import { typeormConsents, typeormSealedCopies } from '../privacy/index.js';
import { typeormQuestions, typeormRulings } from '../questions/index.js';
import { typeormQuestionDisputes } from '../exam/index.js';
import { typeormRegrades } from '../exam/index.js';
import { typeormPolicy } from '../settings/index.js';
import { typeormAdmins, typeormPasskeyChallenges } from '../staff/index.js';

export const typeormStores = (manager: EntityManager): Stores => ({
  students: accounts.typeormStudents(manager),
  admins: typeormAdmins(manager),
  passkeyChallenges: typeormPasskeyChallenges(manager),
  avatars: accounts.typeormAvatars(manager),
  codes: accounts.typeormVerificationCodes(manager),
  corrections: accounts.typeormEmailCorrections(manager),
  visits: accounts.typeormVisits(manager),
  sessions: accounts.typeormSessions(manager),
  consents: typeormConsents(manager),
  sealedCopies: typeormSealedCopies(manager),
  applications: typeormApplications(manager),
  messages: typeormContactMessages(manager),
  payments: payments.typeormPayments(manager),
  refunds: payments.typeormRefunds(manager),
  receipts: payments.typeormReceipts(manager),
  creditNotes: payments.typeormCreditNotes(manager),
  settlements: payments.typeormSettlements(manager),
  differences: payments.typeormDifferences(manager),
  providerEvents: payments.typeormProviderEvents(manager),
  questions: typeormQuestions(manager),
  accommodations: exam.typeormAccommodations(manager),
  attempts: exam.typeormAttempts(manager),
  results: exam.typeormResults(manager),
  sittings: exam.typeormSittings(manager),
  rulings: typeormRulings(manager),
  regrades: typeormRegrades(manager),
  questionDisputes: typeormQuestionDisputes(manager),
  interventions: exam.typeormInterventions(manager),
  lateAnswers: exam.typeormLateAnswers(manager),
  certificates: typeormDocuments(manager),
  badges: typeormBadges(manager),
  emails: typeormOutbox(manager),
  policy: typeormPolicy(manager),
  audit: typeormAudit(manager),
});
