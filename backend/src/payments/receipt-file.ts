import {
  customerFeeOf,
  type Receipt,
  type ReceiptIssuer,
  ReceiptNotFound,
  refundedOf,
  type PaymentStores,
} from '@portal/domain/payments/index.js';
import { receiptPdf } from './receipt.pdfkit.js';

export type ReceiptSources = Pick<PaymentStores, 'payments'> & { readonly issuer: ReceiptIssuer };

export const fileNameOf = ({ number }: Receipt): string => `receipt-${number}.pdf`;

/** @throws ReceiptNotFound if its payment is gone */
export async function drawReceipt(ports: ReceiptSources, receipt: Receipt): Promise<Buffer> {
  const payment = await ports.payments.findById(receipt.paymentId);
  if (!payment) throw new ReceiptNotFound();
  const { issuer } = ports;
  const refunded = refundedOf(receipt, payment);
  return receiptPdf({ receipt, issuer, refunded, customerFee: customerFeeOf(receipt, payment) });
}
