import type { Payment } from './payment.js';

/** Where payments are kept. Whoever changes one holds its student's lock. */
export type PaymentRepository = {
  /** Adds a payment; a student can have one that is not paid at most. */
  add(payment: Payment): Promise<void>;
  /** The student's payment that is not paid yet. */
  findUnpaidOf(studentId: string): Promise<Payment | null>;
  findByOrderId(orderId: string): Promise<Payment | null>;
  /** Replaces what is kept of this payment. */
  save(payment: Payment): Promise<void>;
  /** Notes an event of the provider; answers false if it was noted before. */
  noteEvent(eventId: string, event: unknown): Promise<boolean>;
};

/** An order as the provider keeps it; the amount in paise. */
export type ProviderOrder = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
};

/** What checkout hands over after a payment. */
export type PaymentProof = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
};

/** The payment provider. Its calls end within 10 s. */
export type PaymentGateway = {
  /** @throws GatewayFailed */
  createOrder(order: {
    readonly receipt: string;
    readonly amount: number;
    readonly currency: string;
  }): Promise<ProviderOrder>;
  /** The order that was made under this receipt. @throws GatewayFailed */
  findOrder(receipt: string): Promise<ProviderOrder | null>;
  /** Whether the provider signed this pair of order and payment; compares in constant time. */
  isGenuine(proof: PaymentProof): boolean;
};
