import type { AccountStores } from '../../accounts/index.js';
import type { AuditStores } from '../../audit/index.js';
import type { EmailStores } from '../../email/index.js';
import type { Transaction, Work } from '../../kernel/transaction.js';
import type { SettingsStores } from '../../settings/index.js';
import { issueCreditNotes } from '../receipts/issue-credit-notes.js';
import { issueReceipt } from '../receipts/issue-receipt.js';
import { feeAfterReturn, returnMail } from '../receipts/return-mail.js';
import type { ReceiptIssuer } from '../receipts/receipt.js';
import type { PaymentStores } from '../ports.js';
import { changeBy, type LedgerChange } from './change.js';
import type { SourcedUpdate, UpdateSource } from './history.js';
import type { Payment } from './payment.js';

type LedgerTx = Transaction<AccountStores & EmailStores & PaymentStores>;

export type Recording = Work<
  AccountStores & AuditStores & EmailStores & PaymentStores & SettingsStores
> & { readonly issuer: ReceiptIssuer };

type Context = { readonly issuer: ReceiptIssuer; readonly source: UpdateSource };

type Effect = (tx: LedgerTx, change: LedgerChange, context: Context) => Promise<void>;

const storePayments: Effect = async (tx, { toStore }) => {
  for (const payment of toStore) await tx.payments.save(payment);
};

const addToHistory: Effect = async (tx, { after, update, learned }, { source }) => {
  if (!learned) return;
  const { id: paymentId } = after;
  const { paymentId: providerPaymentId } = update;
  const entry = { paymentId, providerPaymentId, source, change: learned, at: tx.now };
  await tx.payments.addHistoryEntry(entry);
};

const storeChargeback: Effect = async (tx, { after, update, chargeback }) => {
  if (!chargeback) return;
  const of = { paymentId: after.id, providerPaymentId: update.paymentId };
  await tx.payments.storeChargeback({ ...chargeback, ...of });
};

/** Our refund takes the provider's state; a processed one never changes again. */
const settleRefund: Effect = async (tx, { update }) => {
  const state = update.refund?.state;
  const refund = update.refund && (await tx.refunds.findByProviderId(update.refund.id));
  if (!refund || !state || refund.state === 'processed' || state === 'requested') return;
  await tx.refunds.save({ ...refund, state, checkAt: null });
};

const setPaid: Effect = async (tx, { student, paidAt }) => {
  if (paidAt?.getTime() === student.paidAt?.getTime()) return;
  await tx.students.save({ ...student, paidAt });
};

/** The receipt for the fee, a credit note for what went back, and one mail about it: that of its credit note, if it
 * has one. */
const writePapers: Effect = async (tx, change, { issuer }) => {
  const { student, fee, payments } = change;
  if (fee) await issueReceipt(tx, { issuer, student, payment: fee });
  const credited: string[] = [];
  for (const payment of payments) {
    const parties = { issuer, student, payment, fee: feeAfterReturn(change) };
    credited.push(...(await issueCreditNotes(tx, parties)));
  }
  const mail = returnMail(change, credited, tx.now);
  if (mail) await tx.emails.add(mail);
};

/** Everything that follows from a change of the ledger. No effect reads what another has written. */
const EFFECTS: readonly Effect[] = [
  storePayments,
  addToHistory,
  storeChargeback,
  settleRefund,
  setPaid,
  writePapers,
];

/** Records an update of an order, from any source, with its effects. A repeat changes nothing. @returns the payment, or
 * null if the order is not ours */
export async function recordUpdate(
  tx: LedgerTx,
  issuer: ReceiptIssuer,
  sourced: SourcedUpdate,
): Promise<Payment | null> {
  const found = await tx.payments.findByOrderId(sourced.orderId);
  const student = found && (await tx.students.lockOwner(found.studentId));
  if (!student) return null;
  const payments = await tx.payments.findAllOf(student.id);
  const change = changeBy({ student, payments }, sourced, tx.now);
  if (!change) return null;
  for (const effect of EFFECTS) await effect(tx, change, { issuer, source: sourced.source });
  return change.after;
}
