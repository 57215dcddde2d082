import type { CreditCause } from '@portal/domain/payments/receipts/credit-note.js';
import type { DisputeState } from '@portal/domain/payments/disputes/dispute.js';
import type { PaymentFlag } from '@portal/domain/payments/orders/payment.js';
import type { PaymentHistoryEntry } from '@portal/domain/payments/attempts/payment-history.js';
import type { PaymentAttempt } from '@portal/domain/payments/attempts/payment-attempt.js';
import type { Policy } from '@portal/domain/settings/policy.js';
import type { RaRecord } from 'react-admin';

/** What an admin did about a payment. */
export type PaymentAction = {
  readonly id: string;
  readonly action: string;
  readonly adminName: string;
  readonly at: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** A payment with all that is known of it, as the API tells it. */
export type PaymentEntry = RaRecord<string> & {
  readonly studentId: string;
  readonly studentName: string;
  readonly email: string;
  readonly receipt: string;
  readonly receiptNumber: string | null;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly state: string;
  readonly flag: PaymentFlag | null;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly replacedAt: string | null;
  readonly checks: number;
  readonly checkAt: string | null;
  readonly tries: readonly PaymentAttempt[];
  readonly events: readonly {
    readonly id: string;
    readonly name: string;
    readonly state: string;
    readonly tryId: string | null;
    readonly receivedAt: string;
  }[];
  readonly news: readonly (Pick<PaymentHistoryEntry, 'tryId' | 'source' | 'told'> & {
    readonly id: string;
    readonly at: string;
  })[];
  readonly refunds: readonly {
    readonly id: string;
    readonly tryId: string;
    readonly amount: number;
    readonly state: string;
    readonly createdAt: string;
  }[];
  /** The newest first. */
  readonly proposals: readonly {
    readonly id: string;
    readonly tryId: string;
    readonly amount: number;
    readonly state: string;
    readonly proposedBy: string;
    readonly createdAt: string;
  }[];
  readonly creditNotes: readonly {
    readonly id: string;
    readonly receiptNumber: string;
    readonly cause: CreditCause;
    readonly amount: number;
    readonly issuedAt: string;
  }[];
  readonly disputes: readonly {
    readonly id: string;
    readonly tryId: string;
    readonly amount: number;
    readonly reason: string;
    readonly phase: string;
    readonly state: DisputeState;
    readonly respondBy: string | null;
    readonly openedAt: string;
  }[];
  readonly differences: readonly {
    readonly id: string;
    readonly kind: string;
    readonly tryId: string;
    readonly amount: number;
    readonly foundAt: string;
  }[];
  /** What was agreed to, newest first. */
  readonly terms: readonly {
    readonly id: string;
    readonly shownVersion: number | null;
    readonly termsVersion: number;
    readonly policy: Policy;
    readonly agreedAt: string;
  }[];
  readonly actions: readonly PaymentAction[];
};
