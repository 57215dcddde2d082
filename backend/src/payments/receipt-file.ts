import { ReceiptNotFound } from '@portal/domain/payments/errors.js';
import { refundedOf, type Receipt } from '@portal/domain/payments/receipts/receipt.js';
import { receiptPdf } from './receipt.pdfkit.js';
import type { Ports } from '../app/ports.js';

type Reading = Pick<Ports, 'receipts' | 'payments' | 'issuer'>;

export const PDF = 'application/pdf';

/** The name under which a receipt is saved. */
export const fileNameOf = ({ number }: Receipt): string => `receipt-${number}.pdf`;

/** A receipt as it stands now, as PDF. @throws ReceiptNotFound if its payment is gone */
export async function drawReceipt(ports: Reading, receipt: Receipt): Promise<Buffer> {
  const payment = await ports.payments.findById(receipt.paymentId);
  if (!payment) throw new ReceiptNotFound();
  const { issuer } = ports;
  return receiptPdf({ receipt, issuer, refunded: refundedOf(receipt, payment) });
}
