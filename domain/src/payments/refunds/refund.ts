import type { RefundState } from '../ledger/attempt.js';

/** How fast a refund is wished: within working days, or at once where the bank can, for a fee. */
export const REFUND_SPEEDS = ['normal', 'optimum'] as const;
export type RefundSpeed = (typeof REFUND_SPEEDS)[number];

/** Money that an admin gives back: all that is left of one attempt. */
export type Refund = {
  /** Also our own name for it at the provider, by which it is found again. */
  readonly id: string;
  readonly paymentId: string;
  readonly providerPaymentId: string;
  /** In paise. */
  readonly amount: number;
  readonly state: RefundState;
  /** The provider's refund; null until the provider has answered. */
  readonly providerId: string | null;
  readonly reason: string;
  readonly speed: RefundSpeed;
  /** How fast the provider said that it makes it; null until it has said so. */
  readonly speedProcessed: 'normal' | 'instant' | null;
  readonly createdAt: Date;
  /** When the provider is asked again; null when nothing is open. */
  readonly checkAt: Date | null;
};

/** Where refunds are stored. The caller holds its student's lock. */
export type RefundRepository = {
  /** Adds a refund; an attempt can have one under way at most. */
  add(refund: Refund): Promise<void>;
  /** The newest refund of an attempt that has not failed. */
  findLatestOf(providerPaymentId: string): Promise<Refund | null>;
  findByProviderId(providerId: string): Promise<Refund | null>;
  /** Refunds of which to ask the provider, each for one caller only until the transaction ends. */
  takeDue(now: Date, most: number): Promise<readonly Refund[]>;
  save(refund: Refund): Promise<void>;
  /** Takes the words of admins out of the refunds of these payments. */
  blankReasons(paymentIds: readonly string[]): Promise<void>;
};
