import type { SettledEntry, SettlementStatement } from '../payments/settlements/settlement.js';
import { THE_FEE } from './an-update.js';
import { A_DAY } from './moments.js';

/** The provider's fee of 2 % with 18 % tax, in paise. */
const FEE = { fee: 1_180, tax: 180 };

export const aSettledEntry = (parts: Partial<SettledEntry> = {}): SettledEntry => ({
  id: 'pay_1',
  settlementId: 'setl_1',
  kind: 'payment',
  paymentId: 'pay_1',
  orderId: '',
  chargebackId: '',
  amount: THE_FEE.amount,
  credit: THE_FEE.amount - FEE.fee,
  debit: 0,
  ...FEE,
  ...parts,
});

export const aSettlement = (parts: Partial<SettlementStatement> = {}): SettlementStatement => ({
  id: 'setl_1',
  state: 'processed',
  amount: THE_FEE.amount - FEE.fee,
  utr: '1568176960vxp0rj',
  createdAt: A_DAY,
  ...parts,
});
