import { randomInt } from 'node:crypto';
import { NO_FAULTS, type Faults } from './faults.js';
import type { Notes, Order, Payment, PaymentError } from './entities.js';
import { ProviderError } from './provider-error.js';
import { randomName } from './secrets.js';

const FEE_PERCENT = 2;
const TAX_PERCENT = 18;
const percent = (part: number, amount: number) => Math.round((amount * part) / 100);

export type Customer = {
  readonly email: string;
  readonly contact: string;
  readonly description: string | null;
  readonly notes: Notes;
};

const NO_ERROR: PaymentError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

const DECLINED: PaymentError = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. Try another payment method.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};

const borneByCustomer = (amount: number) => {
  const { fee, tax } = chargeOn(amount);
  return { amount: amount + fee, fee, tax };
};

export type Terms = Pick<Faults, 'offer' | 'feeBearer'>;

const chargeOn = (amount: number) => {
  const charge = percent(FEE_PERCENT, amount);
  const tax = percent(TAX_PERCENT, charge);
  return { fee: charge + tax, tax };
};

/** A payment of the whole order that the bank has agreed to and nobody has collected yet. */
export const authorized = (
  order: Order,
  customer: Customer,
  now: number,
  { offer, feeBearer }: Terms = NO_FAULTS,
): Payment => ({
  id: `pay_${randomName()}`,
  entity: 'payment',
  amount: order.amount - offer,
  currency: order.currency,
  status: 'authorized',
  order_id: order.id,
  invoice_id: null,
  international: false,
  method: 'card',
  amount_refunded: 0,
  refund_status: null,
  captured: false,
  card_id: `card_${randomName()}`,
  bank: null,
  wallet: null,
  vpa: null,
  ...customer,
  fee: null,
  tax: null,
  ...NO_ERROR,
  acquirer_data: { auth_code: String(randomInt(100_000, 1_000_000)) },
  created_at: now,
  ...(feeBearer === 'customer' ? borneByCustomer(order.amount - offer) : {}),
});

export const declined = (order: Order, customer: Customer, now: number): Payment => ({
  ...authorized(order, customer, now),
  ...DECLINED,
  status: 'failed',
  acquirer_data: { auth_code: null },
});

/** A failed payment that the bank agreed to after all, as happens when an answer was lost. */
export const authorizedLate = (payment: Payment): Payment => {
  if (payment.status !== 'failed') throw new ProviderError('Only a failed payment can be late.');
  return { ...payment, ...NO_ERROR, status: 'authorized' };
};

export const captured = (payment: Payment, amount: number): Payment => {
  if (payment.captured) throw new ProviderError('This payment has already been captured');
  if (payment.status !== 'authorized') {
    throw new ProviderError(
      'Only payments which have been authorized and not yet captured can be captured',
    );
  }
  if (amount !== payment.amount) {
    throw new ProviderError('Capture amount must be equal to the amount authorized', 'amount');
  }
  const { fee, tax } = payment.fee === null ? chargeOn(amount) : payment;
  return { ...payment, status: 'captured', captured: true, fee, tax };
};
