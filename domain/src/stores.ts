import type {
  WithAvatars,
  WithCodes,
  WithCorrections,
  WithSessions,
  WithStudents,
  WithVisits,
} from './accounts/index.js';
import type {
  WithApplications,
  WithCannedAnswers,
  WithInterviews,
  WithMessages,
} from './applications/index.js';
import type { WithAudit } from './audit/index.js';
import type { WithBadges } from './badges/index.js';
import type { WithCertificates } from './certificates/index.js';
import type { WithConsents } from './consents/index.js';
import type { WithEmails } from './email/index.js';
import type {
  WithAccommodations,
  WithAttempts,
  WithInterventions,
  WithLateAnswers,
  WithResults,
} from './exam/index.js';
import type {
  WithCreditNotes,
  WithPayments,
  WithProviderEvents,
  WithReceipts,
  WithRefunds,
  WithDifferences,
  WithSettlements,
} from './payments/index.js';
import type { WithSealedCopies } from './privacy/index.js';
import type { WithImports, WithQuestions } from './question-bank/index.js';
import type { WithQuestionDisputes } from './question-disputes/index.js';
import type { WithRegrades } from './regrading/index.js';
import type { WithRulings } from './rulings/index.js';
import type { WithPolicy } from './settings/index.js';
import type { WithAdmins, WithPasskeyChallenges } from './staff/index.js';

/** Every store there is. Only what wires them together may name them all. */
export type Stores = WithAccommodations &
  WithAdmins &
  WithApplications &
  WithAttempts &
  WithAudit &
  WithAvatars &
  WithBadges &
  WithCannedAnswers &
  WithCertificates &
  WithCodes &
  WithConsents &
  WithCorrections &
  WithCreditNotes &
  WithEmails &
  WithImports &
  WithInterventions &
  WithInterviews &
  WithLateAnswers &
  WithMessages &
  WithPasskeyChallenges &
  WithPayments &
  WithPolicy &
  WithProviderEvents &
  WithQuestionDisputes &
  WithQuestions &
  WithReceipts &
  WithRefunds &
  WithRegrades &
  WithResults &
  WithRulings &
  WithSealedCopies &
  WithSessions &
  WithDifferences &
  WithSettlements &
  WithStudents &
  WithVisits;
