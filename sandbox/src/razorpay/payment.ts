import { NO_FAULTS, type Faults } from './faults.js';
import type { Notes, Order, Payment } from './entities.js';
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
  amount_refunded: 0,
  refund_status: null,
  captured: false,
  ...customer,
  fee: null,
  tax: null,
  created_at: now,
  ...(feeBearer === 'customer' ? borneByCustomer(order.amount - offer) : {}),
});

export const declined = (order: Order, customer: Customer, now: number): Payment => ({
  ...authorized(order, customer, now),
  status: 'failed',
});

/** A failed payment that the bank agreed to after all, as happens when an answer was lost. */
export const authorizedLate = (payment: Payment): Payment => {
  if (payment.status !== 'failed') throw new ProviderError('Only a failed payment can be late.');
  return { ...payment, status: 'authorized' };
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
