import { randomUUID } from 'node:crypto';
import type { PaymentAttempt } from '../payments/ledger/attempt.js';
import type { Payment } from '../payments/ledger/payment.js';
import { A_DAY } from './moments.js';

const fourteenLetters = (): string => randomUUID().replaceAll('-', '').slice(0, 14);

export const anOrderId = (): string => `order_${fourteenLetters()}`;
export const aPaymentId = (): string => `pay_${fourteenLetters()}`;
export const anEventId = (): string => `evt_${fourteenLetters()}`;

export const aPayment = (parts: Partial<Payment> = {}): Payment => {
  const id = parts.id ?? randomUUID();
  return {
    id,
    studentId: randomUUID(),
    receipt: id,
    orderId: anOrderId(),
    paymentId: null,
    amount: 50_000,
    currency: 'INR',
    state: 'open',
    createdAt: A_DAY,
    paidAt: null,
    attempts: [],
    flag: null,
    offeredAt: null,
    replacedAt: null,
    askedUntil: null,
    claimedPaymentId: null,
    claimedAt: null,
    checks: 0,
    checkAt: null,
    ...parts,
  };
};

export const aPaymentAttempt = (parts: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  id: 'pay_1',
  state: 'captured',
  amount: 50_000,
  counts: true,
  differs: false,
  customerFee: 0,
  paysOrder: false,
  refunds: [],
  chargebacks: [],
  ...parts,
});
