import type { AdminRepository } from '../staff/ports.js';
import type {
  AvatarRepository,
  StudentRepository,
  VerificationCodeRepository,
  VisitLog,
} from '../accounts/ports.js';
import type { AuditLog } from '../audit/audit-entry.js';
import type { ApplicationRepository, ContactMessageRepository } from '../applications/ports.js';
import type { EmailOutbox } from '../email/ports.js';
import type { AttemptRepository, ResultRepository } from '../exam/ports.js';
import type { PaymentRepository } from '../payments/ports.js';
import type { ProviderEventInbox } from '../payments/webhooks/provider-event.js';
import type { ReceiptRepository } from '../payments/receipts/receipt.js';
import type { RefundRepository } from '../payments/refunds/refund.js';
import type { ConsentLog } from '../consents/consent.js';
import type { QuestionRepository } from '../question-bank/ports.js';
import type { PolicySource } from '../settings/policy.js';

/** Every store, in the domain's words. */
export type Stores = {
  readonly students: StudentRepository;
  readonly admins: AdminRepository;
  readonly avatars: AvatarRepository;
  readonly codes: VerificationCodeRepository;
  readonly visits: VisitLog;
  readonly consents: ConsentLog;
  readonly applications: ApplicationRepository;
  readonly messages: ContactMessageRepository;
  readonly payments: PaymentRepository;
  readonly providerEvents: ProviderEventInbox;
  readonly refunds: RefundRepository;
  readonly receipts: ReceiptRepository;
  readonly questions: QuestionRepository;
  readonly attempts: AttemptRepository;
  readonly results: ResultRepository;
  readonly emails: EmailOutbox;
  readonly policy: PolicySource;
  readonly audit: AuditLog;
};

/** The stores within one transaction, and the time by the shared clock when it began, in whole ms. */
export type Transaction = Stores & { readonly now: Date };

/** Runs work as one transaction. */
export type UnitOfWork = {
  /**
   * All that the work wrote through `tx` is kept together when it returns, and none of it
   * when it throws. Emails added to the outbox are handed on after the commit.
   */
  run<Outcome>(work: (tx: Transaction) => Promise<Outcome>): Promise<Outcome>;
};

/** What most use cases take: single reads go to `stores`, whatever writes goes through `unitOfWork`. */
export type Work = { readonly unitOfWork: UnitOfWork };
