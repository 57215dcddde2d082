import type { Student } from '../../accounts/index.js';
import type { EmailData, EmailStores } from '../../email/index.js';
import type { Transaction } from '../../kernel/transaction.js';
import { amountReturned, type PaymentAttempt } from '../ledger/attempt.js';
import { PAISE_PER_RUPEE, type Payment } from '../ledger/payment.js';
import { creditsDue, isTaxInvoice, newCreditNote, type CreditNote } from './credit-note.js';
import { financialYearOf } from './financial-year.js';
import type { ReceiptIssuer } from './receipt.js';
import type { PaymentStores } from '../ports.js';

type Writing = Transaction<PaymentStores & EmailStores>;

type Fee = EmailData['credit-note']['fee'];

/** The note names the payer with the address at that time; its mail goes to the student's current address. */
const creditNoteMail = (note: CreditNote, to: string, fee: Fee) =>
  ({
    kind: 'credit-note',
    to,
    data: {
      name: note.payerName,
      creditNote: note.number,
      receipt: note.receiptNumber,
      cause: note.cause,
      amountRupees: note.amount / PAISE_PER_RUPEE,
      paymentId: note.providerPaymentId,
      issuedOn: note.issuedAt.toISOString(),
      fee,
    },
  }) as const;

export type CreditNoteParties = {
  readonly issuer: ReceiptIssuer;
  readonly student: Student;
  readonly payment: Payment;
  /** What the returned money means for the test fee. */
  readonly fee: Fee;
};

async function creditAttempt(
  tx: Writing,
  { issuer, student, fee }: CreditNoteParties,
  one: PaymentAttempt,
): Promise<readonly string[]> {
  const receipt = await tx.receipts.findByAttempt(one.id);
  if (!receipt || !isTaxInvoice(receipt)) return [];
  const notes = [...(await tx.creditNotes.findOfReceipt(receipt.number))];
  const due = creditsDue(receipt, one, notes, issuer.creditsLostChargebacks);
  for (const credit of due) {
    const place = await tx.creditNotes.nextPlace(financialYearOf(tx.now));
    const note = newCreditNote(receipt, credit, notes, { place, now: tx.now });
    await tx.creditNotes.add(note);
    notes.push(note);
    if (!student.erasedAt) await tx.emails.add(creditNoteMail(note, student.email, fee));
  }
  return due.map(({ causeId }) => causeId);
}

/** Issues the missing credit notes for a payment's returned money, and mails them unless the account was erased. The
 * caller holds the student's lock, and does little afterwards, since other numbers wait. @returns the provider's
 * refunds and chargebacks of the notes */
export async function issueCreditNotes(
  tx: Writing,
  back: CreditNoteParties,
): Promise<readonly string[]> {
  const credited: string[] = [];
  for (const one of back.payment.attempts) {
    if (amountReturned(one) > 0) credited.push(...(await creditAttempt(tx, back, one)));
  }
  return credited;
}
