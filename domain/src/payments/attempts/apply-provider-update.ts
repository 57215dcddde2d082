import type { Student, AccountStores } from '../../accounts/index.js';
import type { AuditStores } from '../../audit/index.js';
import type { EmailStores } from '../../email/index.js';
import type { Transaction, Work } from '../../kernel/transaction.js';
import type { ReceiptIssuer } from '../receipts/receipt.js';
import type { SettingsStores } from '../../settings/index.js';
import type { Chargeback } from '../chargebacks/chargeback.js';
import { mailChargeback } from '../chargebacks/mail-chargeback.js';
import { flagged, theFeeOf, withProviderUpdate, type Payment } from '../orders/payment.js';
import { issueCreditNotes } from '../receipts/issue-credit-notes.js';
import { issueReceipt } from '../receipts/issue-receipt.js';
import { feeAfterReturn, mailRefund } from '../refunds/mail-refund.js';
import type { RefundRecord } from './payment-attempt.js';
import { changeMadeBy, type SourcedUpdate } from './payment-history.js';
import type { PaymentStores } from '../stores.js';

export type Recording = Work<
  AuditStores & PaymentStores & EmailStores & SettingsStores & AccountStores
> & { readonly issuer: ReceiptIssuer };

/** The order's payment and its student, read again under the student's lock. */
async function lockOrder(tx: Transaction<PaymentStores & AccountStores>, orderId: string) {
  const found = await tx.payments.findByOrderId(orderId);
  const student = found && (await tx.students.lockOwner(found.studentId));
  const payment = student && (await tx.payments.findByOrderId(orderId));
  return payment ? { payment, student } : null;
}

/** Flags overpayments. A student is Paid while one order is; an erased account never becomes so.
 * @returns the payment that pays the fee, if there is one */
async function settleStudent(
  tx: Transaction<PaymentStores & AccountStores>,
  student: Student,
  wasRefunded: boolean,
) {
  const payments = await tx.payments.findAllOf(student.id);
  const mayKeepOne = student.erasedAt === null || student.paidAt !== null;
  for (const [place, payment] of flagged(payments, mayKeepOne).entries()) {
    if (payment.flag !== payments[place]?.flag) await tx.payments.save(payment);
  }
  const fee = theFeeOf(payments);
  if (fee && mayKeepOne && !student.paidAt) await tx.students.save({ ...student, paidAt: tx.now });
  if (!fee && wasRefunded) await tx.students.save({ ...student, paidAt: null });
  return mayKeepOne ? fee : undefined;
}

/** Our refund takes over the provider's state; a processed one has ended. */
async function settleRefund(
  tx: Transaction<PaymentStores>,
  { id, state }: RefundRecord,
): Promise<void> {
  const refund = await tx.refunds.findByProviderId(id);
  if (!refund || refund.state === 'processed' || state === 'requested') return;
  await tx.refunds.save({ ...refund, state, checkAt: null });
}

async function keepChargeback(
  tx: Transaction<PaymentStores>,
  { id, attempts }: Payment,
  providerPaymentId: string,
  told: Chargeback,
) {
  const known = attempts
    .find((one) => one.id === providerPaymentId)
    ?.chargebacks?.find((one) => one.id === told.id);
  if (known === told)
    await tx.payments.keepChargeback({ ...told, paymentId: id, providerPaymentId });
}

/** Applies an update of an order, from any source: the student's Paid state, receipts, credit
 * notes and the mails of refunds and chargebacks follow. A second time changes nothing. @returns the
 * payment, or null if the order is not ours */
export async function applyProviderUpdate(
  tx: Transaction<PaymentStores & EmailStores & AccountStores>,
  issuer: ReceiptIssuer,
  { orderId, update, source }: SourcedUpdate,
): Promise<Payment | null> {
  const locked = await lockOrder(tx, orderId);
  if (!locked) return null;
  const { payment, student } = locked;
  const after = withProviderUpdate(payment, update, tx.now);
  await tx.payments.save(after);
  const change = changeMadeBy(update, payment.attempts, after.attempts);
  if (change) {
    const { id: paymentId } = payment;
    await tx.payments.addHistoryEntry({
      paymentId,
      providerPaymentId: update.paymentId,
      source,
      change,
      at: tx.now,
    });
  }
  if (update.chargeback) await keepChargeback(tx, after, update.paymentId, update.chargeback);
  if (update.refund) await settleRefund(tx, update.refund);
  const isRefunded = payment.state === 'paid' && after.state === 'refunded';
  const fee = await settleStudent(tx, student, isRefunded);
  if (fee) await issueReceipt(tx, { issuer, student, payment: fee });
  const back = { issuer, student, fee: feeAfterReturn(student, Boolean(fee)) };
  const credited = await issueCreditNotes(tx, { ...back, payment: after });
  const news = { student, before: payment, after, update, isPaid: Boolean(fee), credited };
  await mailRefund(tx, news);
  await mailChargeback(tx, news);
  if (fee && fee.id !== after.id) await issueCreditNotes(tx, { ...back, payment: fee });
  return after;
}
