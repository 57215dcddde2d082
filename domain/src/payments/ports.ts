import type { RefundRecord, Money, ProviderUpdate } from './ledger/attempt.js';
import type { PaymentHistoryEntry } from './ledger/history.js';
import type { PaymentDifference } from './settlements/difference.js';
import type { ChargebackOfPayment } from './ledger/chargeback.js';
import type { ProviderAway } from './errors.js';
import type { OrderTerms } from './orders/order-terms.js';
import type { Payment } from './ledger/payment.js';
import type { Refund, RefundSpeed } from './refunds/refund.js';
import type { SettledEntry, SettlementDay, SettlementStatement } from './settlements/settlement.js';

/** Where payments are kept. The caller holds its student's lock. */
export type PaymentRepository = {
  /** Adds a payment; a student can have one that is to be paid at most. */
  add(payment: Payment): Promise<void>;
  findById(id: string): Promise<Payment | null>;
  findUnpaidOf(studentId: string): Promise<Payment | null>;
  findAllOf(studentId: string): Promise<readonly Payment[]>;
  findByOrderId(orderId: string): Promise<Payment | null>;
  save(payment: Payment): Promise<void>;
  /** Unpaid payments of which to ask the provider, each for one caller only until the transaction ends. */
  takeDue(now: Date, most: number): Promise<readonly Payment[]>;
  /** Plans the next look at a payment that is still due at the moment `due`, and at no other. */
  planCheck(id: string, due: Date, next: Pick<Payment, 'checks' | 'checkAt'>): Promise<void>;
  findPaidBetween(from: Date, to: Date): Promise<readonly Payment[]>;
  /** Payments that are paid, became so in this time, and are in no settlement. */
  findUnsettled(from: Date, to: Date): Promise<readonly Payment[]>;
  findByAttempt(providerPaymentId: string): Promise<Payment | null>;
  addTerms(terms: OrderTerms): Promise<void>;
  findTermsOf(paymentId: string): Promise<OrderTerms | null>;
  addHistoryEntry(update: PaymentHistoryEntry): Promise<void>;
  storeChargeback(chargeback: ChargebackOfPayment): Promise<void>;
  /** Notes a difference; a second time changes nothing, unless its amount is another: then it is open again. */
  noteDifference(difference: PaymentDifference): Promise<void>;
};

/** An order as the provider keeps it; the amount in paise. */
export type ProviderOrder = Money & { readonly id: string };

/** A payment at the provider, and the order it is for, if it is for any. */
export type ProviderPayment = { readonly orderId: string | null; readonly update: ProviderUpdate };

/** An entry of a list of the provider's, or the failure if it gave no answer about this one. */
export type ProviderEntry = ProviderPayment | ProviderAway;

/** A refund as the provider answered, and how fast it makes it, if it says so. */
export type RefundAnswer = RefundRecord & Pick<Refund, 'speedProcessed'>;

export type PaymentProof = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
};

/** The payment provider. Its calls end within 10 s. */
export type PaymentGateway = {
  /** @throws GatewayFailed */
  createOrder(order: Money & { readonly receipt: string }): Promise<ProviderOrder>;
  /** The order that was made under this receipt. @throws GatewayFailed */
  findOrder(receipt: string): Promise<ProviderOrder | null>;
  /** All that the provider knows of an order's payments and refunds. Nothing, if it does not know the order. @throws GatewayFailed */
  updatesOf(orderId: string): Promise<readonly ProviderUpdate[]>;
  /** The payments that were captured, of those begun in this time. Of this list and the next two, an
   * entry that can't be read is left out. @throws GatewayFailed */
  capturedBetween(from: Date, to: Date): Promise<readonly ProviderEntry[]>;
  /** The refunds that were begun in this time, each as an update of its payment. @throws GatewayFailed */
  refundsBetween(from: Date, to: Date): Promise<readonly ProviderEntry[]>;
  /** The chargebacks that were opened in this time, as they are at the moment `asOf`, in which it is
   * asked; each as an update of its payment. @throws GatewayFailed */
  chargebacksBetween(from: Date, to: Date, asOf: Date): Promise<readonly ProviderEntry[]>;
  /** Takes the money that the bank has set aside, all of it. @throws CaptureRefused also if it was
   * taken already, GatewayFailed */
  capture(wish: Money & { readonly paymentId: string }): Promise<ProviderUpdate>;
  /** Gives money back, once for each receipt. @throws RefundRefused, GatewayFailed */
  refund(wish: {
    readonly paymentId: string;
    readonly amount: number;
    readonly receipt: string;
    readonly speed: RefundSpeed;
  }): Promise<RefundAnswer>;
  /** The settlements that were made in this time. @throws GatewayFailed */
  settlementsBetween(from: Date, to: Date): Promise<readonly SettlementStatement[]>;
  /** What was settled on one day. @throws GatewayFailed */
  settledOn(day: SettlementDay): Promise<readonly SettledEntry[]>;
  /** Whether the provider signed this pair of order and payment; compares in constant time. */
  isGenuine(proof: PaymentProof): boolean;
};

export type Pause = (seconds: number) => Promise<void>;
