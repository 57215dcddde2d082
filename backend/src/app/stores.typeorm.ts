import type { Stores } from '@portal/domain/stores.js';
import type { EntityManager } from 'typeorm';
import {
  typeormAvatars,
  typeormEmailCorrections,
  typeormSessions,
  typeormStudents,
  typeormVerificationCodes,
  typeormVisits,
} from '../accounts/index.js';
import { typeormApplications, typeormContactMessages } from '../applications/index.js';
import { typeormAudit } from '../audit/index.js';
import { typeormBadges, typeormDocuments } from '../certificates/index.js';
import { typeormOutbox } from '../email/index.js';
import {
  typeormAccommodations,
  typeormAttempts,
  typeormInterventions,
  typeormLateAnswers,
  typeormResults,
  typeormSittings,
} from '../exam/index.js';
import {
  typeormCreditNotes,
  typeormPayments,
  typeormProviderEvents,
  typeormReceipts,
  typeormRefunds,
  typeormDifferences,
  typeormSettlements,
} from '../payments/index.js';
import { typeormConsents, typeormSealedCopies } from '../privacy/index.js';
import { typeormQuestions, typeormRulings } from '../questions/index.js';
import { typeormQuestionDisputes } from '../exam/index.js';
import { typeormRegrades } from '../exam/index.js';
import { typeormPolicy } from '../settings/index.js';
import { typeormAdmins, typeormPasskeyChallenges } from '../staff/index.js';

export const typeormStores = (manager: EntityManager): Stores => ({
  students: typeormStudents(manager),
  admins: typeormAdmins(manager),
  passkeyChallenges: typeormPasskeyChallenges(manager),
  avatars: typeormAvatars(manager),
  codes: typeormVerificationCodes(manager),
  corrections: typeormEmailCorrections(manager),
  visits: typeormVisits(manager),
  sessions: typeormSessions(manager),
  consents: typeormConsents(manager),
  sealedCopies: typeormSealedCopies(manager),
  applications: typeormApplications(manager),
  messages: typeormContactMessages(manager),
  payments: typeormPayments(manager),
  refunds: typeormRefunds(manager),
  receipts: typeormReceipts(manager),
  creditNotes: typeormCreditNotes(manager),
  settlements: typeormSettlements(manager),
  differences: typeormDifferences(manager),
  providerEvents: typeormProviderEvents(manager),
  questions: typeormQuestions(manager),
  accommodations: typeormAccommodations(manager),
  attempts: typeormAttempts(manager),
  results: typeormResults(manager),
  sittings: typeormSittings(manager),
  rulings: typeormRulings(manager),
  regrades: typeormRegrades(manager),
  questionDisputes: typeormQuestionDisputes(manager),
  interventions: typeormInterventions(manager),
  lateAnswers: typeormLateAnswers(manager),
  certificates: typeormDocuments(manager),
  badges: typeormBadges(manager),
  emails: typeormOutbox(manager),
  policy: typeormPolicy(manager),
  audit: typeormAudit(manager),
});
