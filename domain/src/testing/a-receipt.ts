import { randomUUID } from 'node:crypto';
import {
  type CreditNote,
  newCreditNote,
  type TaxInvoice,
} from '../payments/receipts/credit-note.js';
import { type GstRegistration, splitGst } from '../payments/receipts/gst.js';
import {
  type Receipt,
  RECEIPT_DESCRIPTION,
  type ReceiptIssuer,
} from '../payments/receipts/receipt.js';
import { anOrderId, aPaymentId } from './a-payment.js';
import { A_DAY } from './moments.js';

export const A_GST_REGISTRATION: GstRegistration = {
  gstin: '27AAAAA0000A1Z2',
  state: 'Maharashtra',
  sac: '999293',
  ratePercent: 18,
};

export const AN_ISSUER: ReceiptIssuer = {
  name: 'Saral Digital',
  address: '12 Sample Road, Pune 411001',
  gst: null,
  creditsLostChargebacks: true,
  place: { rule: 'company', withoutState: null },
};

export const aReceipt = (parts: Partial<Receipt> = {}): Receipt => ({
  number: 'RC-25-26-000001',
  paymentId: randomUUID(),
  providerPaymentId: aPaymentId(),
  orderId: anOrderId(),
  studentId: randomUUID(),
  issuedAt: A_DAY,
  payerName: 'Asha Rao',
  payerEmail: 'asha@example.com',
  amount: 50_000,
  currency: 'INR',
  description: RECEIPT_DESCRIPTION,
  issuer: { name: AN_ISSUER.name, address: AN_ISSUER.address },
  tax: null,
  ...parts,
});

export const A_GST_ISSUER: ReceiptIssuer = { ...AN_ISSUER, gst: A_GST_REGISTRATION };

export function aTaxInvoice(parts: Partial<TaxInvoice> = {}): TaxInvoice {
  const { amount = 50_000 } = parts;
  const placeOfSupply = A_GST_REGISTRATION.state;
  const split = splitGst(amount, A_GST_REGISTRATION, placeOfSupply);
  return { ...aReceipt(), tax: { ...A_GST_REGISTRATION, placeOfSupply, ...split }, ...parts };
}

export function aCreditNote(
  parts: Partial<CreditNote> = {},
  invoice: TaxInvoice = aTaxInvoice(),
): CreditNote {
  const credit = { cause: 'refund', causeId: 'rfnd_1', amount: invoice.amount } as const;
  return { ...newCreditNote(invoice, credit, [], { place: 1, now: A_DAY }), ...parts };
}
