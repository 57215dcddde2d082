import { randomUUID } from 'node:crypto';
import type { Refund } from '../payments/refunds/refund.js';
import { aPaymentId } from './a-payment.js';
import { A_DAY } from './moments.js';

export const aRefund = (parts: Partial<Refund> = {}): Refund => ({
  id: randomUUID(),
  paymentId: randomUUID(),
  providerPaymentId: aPaymentId(),
  amount: 50_000,
  state: 'requested',
  providerId: null,
  reason: 'Charged by mistake',
  speed: 'normal',
  speedProcessed: null,
  createdAt: A_DAY,
  checkAt: null,
  ...parts,
});
