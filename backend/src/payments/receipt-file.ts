import {
  customerFeeOf,
  type Receipt,
  ReceiptNotFound,
  refundedOf,
  type PaymentStores,
} from '@portal/domain/payments/index.js';
import { receiptPdf } from './receipt.pdfkit.js';

export const fileNameOf = ({ number }: Receipt): string => `receipt-${number}.pdf`;

/** @throws ReceiptNotFound if its payment is gone */
export async function drawReceipt(
  { payments }: Pick<PaymentStores, 'payments'>,
  receipt: Receipt,
): Promise<Buffer> {
  const payment = await payments.findById(receipt.paymentId);
  if (!payment) throw new ReceiptNotFound();
  const refunded = refundedOf(receipt, payment);
  return receiptPdf({ receipt, refunded, customerFee: customerFeeOf(receipt, payment) });
}
