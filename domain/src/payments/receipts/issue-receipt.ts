import type { Student } from '../../accounts/index.js';
import type { EmailStores } from '../../email/index.js';
import type { Transaction } from '../../kernel/transaction.js';
import { PAISE_PER_RUPEE, type Payment } from '../ledger/payment.js';
import { financialYearOf } from './financial-year.js';
import { newReceipt, type Receipt, type ReceiptIssuer } from './receipt.js';
import type { PaymentStores } from '../ports.js';

const receiptMail = (receipt: Receipt, paidOn: Date) =>
  ({
    kind: 'payment-receipt',
    to: receipt.payerEmail,
    data: {
      name: receipt.payerName,
      receipt: receipt.number,
      amountRupees: receipt.amount / PAISE_PER_RUPEE,
      orderId: receipt.orderId,
      paymentId: receipt.providerPaymentId,
      paidOn: paidOn.toISOString(),
    },
  }) as const;

export type TakenFee = {
  readonly issuer: ReceiptIssuer;
  readonly student: Student;
  readonly payment: Payment;
};

/** Issues and mails the receipt for the fee, unless there is one. The caller holds the student's lock, and does little
 * afterwards, since the next number waits. */
export async function issueReceipt(
  tx: Transaction<EmailStores & PaymentStores>,
  fee: TakenFee,
): Promise<void> {
  const providerPaymentId = fee.payment.paymentId;
  if (providerPaymentId === null || (await tx.receipts.findByAttempt(providerPaymentId))) return;
  const place = await tx.receipts.nextPlace(financialYearOf(tx.now));
  const receipt = newReceipt({ ...fee, providerPaymentId }, place, tx.now);
  await tx.receipts.add(receipt);
  if (fee.student.erasedAt) return;
  // If the first payment was refunded, another one pays the fee: its receipt is issued long after it was paid.
  const paidOn = (fee.student.paidAt && fee.payment.paidAt) ?? receipt.issuedAt;
  await tx.emails.add(receiptMail(receipt, paidOn));
}
