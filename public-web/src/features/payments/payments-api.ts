import { RECEIPT_DESCRIPTION } from '@portal/domain/payments/receipts/receipt.js';
import { CURRENCY } from '@portal/domain/settings/policy.js';
import { callApi, type AnswerOf } from '../../lib/api.js';
import { FIGURES } from '../../lib/figures.js';
import type { Session } from '../../lib/session.js';

export type CheckoutOrder = AnswerOf<'POST /create-order'>;

export type PaymentProof = {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
};

export const createOrder = ({ name, email }: Session): Promise<CheckoutOrder> =>
  callApi('/create-order', {
    method: 'POST',
    body: {
      amount: Number(FIGURES.feeRupees),
      termsVersion: Number(FIGURES.version),
      currency: CURRENCY,
      customerInfo: { name, email, purpose: RECEIPT_DESCRIPTION },
    },
  });

export const verifyPayment = (email: string, proof: PaymentProof): Promise<{ logId: string }> =>
  callApi('/verify-payment', { method: 'POST', body: { ...proof, email } });

export type OwnPaymentCheck = AnswerOf<'POST /api/payments/check'>;

export const checkPayment = (): Promise<OwnPaymentCheck> =>
  callApi('/api/payments/check', { method: 'POST', body: {} });

/** Whether the tax invoice needs a State, and the student's answer. */
export type InvoiceState = AnswerOf<'GET /api/payments/invoice-state'>;

export const fetchInvoiceState = (): Promise<InvoiceState> =>
  callApi<InvoiceState>('/api/payments/invoice-state');

export const saveInvoiceState = (state: string): Promise<unknown> =>
  callApi('/api/payments/invoice-state', { method: 'PUT', body: { state } });
