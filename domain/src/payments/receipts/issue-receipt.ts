import type { Student } from '../../accounts/index.js';
import type { EmailStores } from '../../email/index.js';
import type { Transaction } from '../../kernel/transaction.js';
import { PAISE_PER_RUPEE, type Payment } from '../ledger/payment.js';
import { financialYearOf } from './financial-year.js';
import { newReceipt, type Receipt, type ReceiptIssuer } from './receipt.js';
import type { PaymentStores } from '../stores.js';

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

/** Writes and mails the fee's receipt, unless there is one. The caller holds the student's lock,
 * and has little left to do: the next receipt's number waits for it. */
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
  // Who had paid before has a receipt later: the money that paid first was given back.
  const paidOn = (fee.student.paidAt && fee.payment.paidAt) ?? receipt.issuedAt;
  await tx.emails.add(receiptMail(receipt, paidOn));
}
