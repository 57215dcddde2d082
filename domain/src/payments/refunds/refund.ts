import type { RefundState } from '../ledger/attempt.js';

/** The wished speed of a refund: within working days, or at once where the bank can, for a fee. */
export const REFUND_SPEEDS = ['normal', 'optimum'] as const;
export type RefundSpeed = (typeof REFUND_SPEEDS)[number];

/** A refund by an admin: all that is left of one payment attempt. */
export type Refund = {
  /** Also its name at the provider, by which it is found again. */
  readonly id: string;
  readonly paymentId: string;
  readonly providerPaymentId: string;
  /** In paise. */
  readonly amount: number;
  readonly state: RefundState;
  /** The provider's id of the refund; null before its answer. */
  readonly providerId: string | null;
  readonly reason: string;
  readonly speed: RefundSpeed;
  /** The speed that the provider named; null before it has. */
  readonly speedProcessed: 'normal' | 'instant' | null;
  readonly createdAt: Date;
  /** When to ask the provider again; null if nothing is open. */
  readonly checkAt: Date | null;
};

/** Where refunds are stored. The caller holds the student's lock. */
export type RefundRepository = {
  /** Adds a refund; an attempt has at most one under way. */
  add(refund: Refund): Promise<void>;
  /** The newest refund of an attempt that has not failed. */
  findLatestOf(providerPaymentId: string): Promise<Refund | null>;
  findByProviderId(providerId: string): Promise<Refund | null>;
  /** Refunds whose check is due, each locked for one caller until the transaction ends. */
  takeDue(now: Date, most: number): Promise<readonly Refund[]>;
  save(refund: Refund): Promise<void>;
  /** Removes admins' reasons from the refunds of these payments. */
  blankReasons(paymentIds: readonly string[]): Promise<void>;
};
