/** How a payment stands. A failed try is not the end: the same order may still be paid. */
export type PaymentState = 'open' | 'failed' | 'paid';

/** One order at the provider and what became of it. */
export type Payment = {
  readonly id: string;
  readonly studentId: string;
  /** Our own name for the order, by which the provider's can be found again. */
  readonly receipt: string;
  /** The provider's order; null until the provider has answered. */
  readonly orderId: string | null;
  readonly paymentId: string | null;
  /** In paise. */
  readonly amount: number;
  readonly currency: string;
  readonly state: PaymentState;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
};

/** The provider's smallest units in one rupee. */
export const PAISE_PER_RUPEE = 100;

/** The payment with what the provider took; a payment that is paid stays as it is. */
export const withCapture = (payment: Payment, paymentId: string, now: Date): Payment =>
  payment.state === 'paid' ? payment : { ...payment, state: 'paid', paymentId, paidAt: now };

/** The payment after a try that failed; one that is paid stays so. */
export const withFailedTry = (payment: Payment): Payment =>
  payment.state === 'paid' ? payment : { ...payment, state: 'failed' };

/** The specification's words for a payment's state. */
export const statusOf = ({ state }: Pick<Payment, 'state'>): 'success' | 'failed' | 'pending' =>
  state === 'paid' ? 'success' : state === 'failed' ? 'failed' : 'pending';
