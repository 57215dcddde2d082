import { CURRENCY, DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import type { PaymentProof } from '@portal/sandbox/razorpay/entities.js';
import type { Delivery } from './webhook-sender.js';

/** What the payment page asks for. */
export const ORDER_REQUEST = { amount: DEFAULT_POLICY.feeRupees, currency: CURRENCY };

/** A student who is signed in and has not paid. */
export type Payer = { readonly id: string; readonly email: string; readonly token: string };

/** An answer to a request for an order; the status is null if none came. */
export type Offer = { readonly status: number | null; readonly orderId: string | null };

/** Our records of one student. */
export type PayerRecord = {
  readonly id: string;
  readonly isPaid: boolean;
  readonly receipts: number;
  /** Attempts that the student may still use. */
  readonly attempts: number;
  /** Receipt mails that were sent. */
  readonly mails: number;
};

/** What checkout hands over, or what somebody made up in its place. */
export type Proof = { readonly [Field in keyof PaymentProof]: unknown };

/** Where students pay: the product, or what many would have written first. `at` names a replica. */
export type PaymentClient = {
  admit(count: number): Promise<readonly Payer[]>;
  order(payer: Payer, at: number): Promise<Offer>;
  /** The answer's status; null if none came. */
  verify(payer: Payer, proof: Proof, at: number): Promise<number | null>;
  deliver(delivery: Delivery, at: number): Promise<number | null>;
  /** Whether all that was told has been worked off. */
  isSettled(): Promise<boolean>;
  records(payers: readonly Payer[]): Promise<readonly PayerRecord[]>;
  /** Numbers that no receipt has, though a later one was given. */
  gaps(): Promise<number>;
  stop(): Promise<void>;
};
