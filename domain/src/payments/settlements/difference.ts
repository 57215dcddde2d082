export type DifferenceKind =
  | 'paid-there-only'
  | 'paid-here-only'
  | 'amount-differs'
  | 'refunded-there-only'
  | 'chargeback-there-only'
  | 'chargeback-differs'
  | 'settled-unknown'
  | 'settled-differs'
  | 'settlement-differs'
  | 'settlement-failed'
  | 'not-settled';

export type PaymentDifference = {
  readonly id: string;
  readonly kind: DifferenceKind;
  readonly orderId: string;
  readonly providerPaymentId: string;
  /** The provider's refund, chargeback or settlement; empty if the difference is about none. */
  readonly aboutId: string;
  /** In paise. */
  readonly amount: number;
  readonly foundAt: Date;
};

export const DIFFERENCE_DECISIONS = ['explained', 'corrected', 'written-off'] as const;

export type DifferenceDecision = (typeof DIFFERENCE_DECISIONS)[number];

export type DifferenceDecided = {
  readonly id: string;
  readonly decision: DifferenceDecision | null;
  readonly note: string;
  readonly decidedBy: string;
  readonly decidedAt: Date | null;
};

export type DifferenceRepository = {
  lock(id: string): Promise<Pick<DifferenceDecided, 'id' | 'decision'> | null>;
  decide(decided: DifferenceDecided): Promise<void>;
};
