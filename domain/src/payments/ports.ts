import type { RefundRecord, Money, ProviderUpdate } from './ledger/attempt.js';
import type { PaymentHistoryEntry } from './ledger/history.js';
import type { PaymentDifference, DifferenceRepository } from './settlements/difference.js';
import type { ChargebackOfPayment } from './ledger/chargeback.js';
import type { ProviderAway } from './errors.js';
import type { OrderTerms } from './orders/order-terms.js';
import type { Payment } from './ledger/payment.js';
import type { Refund, RefundSpeed, RefundRepository } from './refunds/refund.js';
import type {
  SettledEntry,
  SettlementDay,
  SettlementStatement,
  SettlementRepository,
} from './settlements/settlement.js';
import type { CreditNoteRepository } from './receipts/credit-note.js';
import type { ReceiptRepository } from './receipts/receipt.js';
import type { ProviderEventInbox } from './webhooks/provider-event.js';

/** Where payments are stored. The caller holds the student's lock. */
export type PaymentRepository = {
  /** Adds a payment; a student has at most one that is to be paid. */
  add(payment: Payment): Promise<void>;
  findById(id: string): Promise<Payment | null>;
  findUnpaidOf(studentId: string): Promise<Payment | null>;
  findAllOf(studentId: string): Promise<readonly Payment[]>;
  findByOrderId(orderId: string): Promise<Payment | null>;
  save(payment: Payment): Promise<void>;
  /** Unpaid payments whose check is due, each locked for one caller until the transaction ends. */
  takeDue(now: Date, most: number): Promise<readonly Payment[]>;
  /** Sets the next check of a payment, if its check is still due at `due`. */
  planCheck(id: string, due: Date, next: Pick<Payment, 'checks' | 'checkAt'>): Promise<void>;
  findPaidBetween(from: Date, to: Date): Promise<readonly Payment[]>;
  /** Payments that became paid in this time and are in no settlement. */
  findUnsettled(from: Date, to: Date): Promise<readonly Payment[]>;
  findByAttempt(providerPaymentId: string): Promise<Payment | null>;
  addTerms(terms: OrderTerms): Promise<void>;
  findTermsOf(paymentId: string): Promise<OrderTerms | null>;
  addHistoryEntry(update: PaymentHistoryEntry): Promise<void>;
  storeChargeback(chargeback: ChargebackOfPayment): Promise<void>;
  /** Stores a difference. A repeat changes nothing, unless the amount is another: then it is open again. */
  noteDifference(difference: PaymentDifference): Promise<void>;
};

/** An order at the provider; the amount in paise. */
export type ProviderOrder = Money & { readonly id: string };

/** A payment at the provider, with its order, if it has one. */
export type ProviderPayment = { readonly orderId: string | null; readonly update: ProviderUpdate };

/** An entry of a list of the provider, or the failure if the provider gave no answer about it. */
export type ProviderEntry = ProviderPayment | ProviderAway;

/** The provider's answer to a refund, with its speed if the provider names one. */
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
  /** The order with this receipt. @throws GatewayFailed */
  findOrder(receipt: string): Promise<ProviderOrder | null>;
  /** The provider's facts about an order's payments and refunds; empty if it does not know the order. @throws
   * GatewayFailed */
  updatesOf(orderId: string): Promise<readonly ProviderUpdate[]>;
  /** The order of a payment; null if the provider knows no such payment or order. @throws GatewayFailed */
  orderOf(paymentId: string): Promise<string | null>;
  /** The captured payments among those that began in this time. In this list and the next two, unreadable entries are
   * left out. @throws GatewayFailed */
  capturedBetween(from: Date, to: Date): Promise<readonly ProviderEntry[]>;
  /** The refunds that began in this time, each as an update of its payment. @throws GatewayFailed */
  refundsBetween(from: Date, to: Date): Promise<readonly ProviderEntry[]>;
  /** The chargebacks that were opened in this time, in their state at `asOf`, the moment of the call; each as an update
   * of its payment. @throws GatewayFailed */
  chargebacksBetween(from: Date, to: Date, asOf: Date): Promise<readonly ProviderEntry[]>;
  /** Captures all of the authorised money. @throws CaptureRefused also if it is already captured, GatewayFailed */
  capture(wish: Money & { readonly paymentId: string }): Promise<ProviderUpdate>;
  /** Refunds money, once for each receipt. @throws RefundRefused, GatewayFailed */
  refund(wish: {
    readonly paymentId: string;
    readonly amount: number;
    readonly receipt: string;
    readonly speed: RefundSpeed;
  }): Promise<RefundAnswer>;
  /** The settlements of this time. @throws GatewayFailed */
  settlementsBetween(from: Date, to: Date): Promise<readonly SettlementStatement[]>;
  /** The settled entries of one day. @throws GatewayFailed */
  settledOn(day: SettlementDay): Promise<readonly SettledEntry[]>;
  /** Whether the provider signed this order with this payment; compares in constant time. */
  isGenuine(proof: PaymentProof): boolean;
};

export type Pause = (seconds: number) => Promise<void>;

export type PaymentStores = {
  readonly creditNotes: CreditNoteRepository;
  readonly differences: DifferenceRepository;
  readonly payments: PaymentRepository;
  readonly providerEvents: ProviderEventInbox;
  readonly receipts: ReceiptRepository;
  readonly refunds: RefundRepository;
  readonly settlements: SettlementRepository;
};
