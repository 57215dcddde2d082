import type { WithAvatars, WithCodes, WithStudents, WithVisits } from './accounts/ports.js';
import type { WithApplications, WithMessages } from './applications/ports.js';
import type { WithAudit } from './audit/audit-entry.js';
import type { WithConsents } from './consents/consent.js';
import type { WithEmails } from './email/ports.js';
import type { WithAttempts, WithResults } from './exam/ports.js';
import type { WithPayments } from './payments/ports.js';
import type { WithReceipts } from './payments/receipts/receipt.js';
import type { WithRefunds } from './payments/refunds/refund.js';
import type { WithProviderEvents } from './payments/webhooks/provider-event.js';
import type { WithQuestions } from './question-bank/ports.js';
import type { WithPolicy } from './settings/policy.js';
import type { WithAdmins } from './staff/ports.js';

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
  WithPayments &
  WithPolicy &
  WithProviderEvents &
  WithQuestions &
  WithReceipts &
  WithRefunds &
  WithResults &
  WithStudents &
  WithVisits;
