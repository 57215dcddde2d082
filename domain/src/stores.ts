import type {
  WithAvatars,
  WithCodes,
  WithSessions,
  WithStudents,
  WithVisits,
} from './accounts/index.js';
import type { WithApplications, WithMessages } from './applications/index.js';
import type { WithAudit } from './audit/index.js';
import type { WithConsents } from './consents/index.js';
import type { WithEmails } from './email/index.js';
import type { WithAttempts, WithResults } from './exam/index.js';
import type {
  WithPayments,
  WithProviderEvents,
  WithReceipts,
  WithRefunds,
} from './payments/index.js';
import type { WithQuestions } from './question-bank/index.js';
import type { WithPolicy } from './settings/index.js';
import type { WithAdmins, WithPasskeyChallenges } from './staff/index.js';

/** Every store there is. Only what wires them together may name them all. */
export type Stores = WithAdmins &
  WithApplications &
  WithAttempts &
  WithAudit &
  WithAvatars &
  WithCodes &
  WithConsents &
  WithEmails &
  WithMessages &
  WithPasskeyChallenges &
  WithPayments &
  WithPolicy &
  WithProviderEvents &
  WithQuestions &
  WithReceipts &
  WithRefunds &
  WithResults &
  WithSessions &
  WithStudents &
  WithVisits;
