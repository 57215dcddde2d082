import type { EmailData } from '@portal/domain/email/index.js';
import {
  customerFeeOf,
  ReceiptNotFound,
  refundedOf,
  type PaymentStores,
  type CreditCause,
  type CreditNote,
} from '@portal/domain/payments/index.js';
import { type AttachmentsOf, moment } from '../email/index.js';
import { PDF } from '../platform/http/attachment.js';
import { paperPdf } from './receipt.pdfkit.js';
import { receiptWords } from './receipt-words.js';
import { money } from './money.js';
import { taxLines, VALID_UNSIGNED, withCode, type PaperWords } from './tax-words.js';

const CAUSES: Readonly<Record<CreditCause, string>> = {
  refund: 'Refund of the fee',
  chargeback: 'The bank took the fee back after a dispute',
};

/** What a credit note says (rule 53(1A) of the CGST Rules, 2017). */
function creditNoteWords(note: CreditNote): PaperWords {
  const { tax } = note;
  const { name, address } = note.issuer;
  return {
    title: 'Credit note',
    number: note.number,
    from: [name, address, `GSTIN ${tax.gstin}`].filter((line) => line !== ''),
    party: 'Credited to',
    to: [note.payerName, note.payerEmail],
    item: [note.description, `SAC ${tax.sac}`],
    amounts: [...taxLines(tax), ['Total credited', money(note.amount)]],
    refund: [],
    facts: [
      ['Tax invoice', note.receiptNumber],
      ['Date of the tax invoice', moment(note.receiptIssuedAt.toISOString())],
      ['Issued on', moment(note.issuedAt.toISOString())],
      ['Reason', CAUSES[note.cause]],
      ['Reference at the provider', note.causeId],
      ['Order', note.orderId],
      ['Payment', note.providerPaymentId],
      ['Place of supply', withCode(tax.placeOfSupply)],
    ],
    notes: [VALID_UNSIGNED],
  };
}

export type PaperFile = { readonly filename: string; readonly content: Buffer };

type Owner = { readonly studentId: string } | 'anybody';

const isOf = (owner: Owner, { studentId }: { readonly studentId: string }): boolean =>
  owner === 'anybody' || owner.studentId === studentId;

/** Null if the owner has none with this number. @throws ReceiptNotFound if its payment is gone */
export async function receiptFile(
  { receipts, payments }: PaymentStores,
  number: string,
  owner: Owner,
): Promise<PaperFile | null> {
  const receipt = await receipts.findByNumber(number);
  if (!receipt || !isOf(owner, receipt)) return null;
  const payment = await payments.findById(receipt.paymentId);
  if (!payment) throw new ReceiptNotFound();
  const refunded = refundedOf(receipt, payment);
  const words = receiptWords({ receipt, refunded, customerFee: customerFeeOf(receipt, payment) });
  return {
    filename: `receipt-${number}.pdf`,
    content: await paperPdf(words, receipt.issuedAt),
  };
}

/** Null if the owner has none with this number. */
export async function creditNoteFile(
  { creditNotes }: PaymentStores,
  number: string,
  owner: Owner,
): Promise<PaperFile | null> {
  const note = await creditNotes.findByNumber(number);
  if (!note || !isOf(owner, note)) return null;
  return {
    filename: `credit-note-${number}.pdf`,
    content: await paperPdf(creditNoteWords(note), note.issuedAt),
  };
}

export const receiptAttachments =
  (ports: PaymentStores): AttachmentsOf =>
  async ({ kind, data }) => {
    const file =
      kind === 'payment-receipt'
        ? await receiptFile(ports, (data as EmailData['payment-receipt']).receipt, 'anybody')
        : kind === 'credit-note'
          ? await creditNoteFile(ports, (data as EmailData['credit-note']).creditNote, 'anybody')
          : null;
    return file ? [{ ...file, contentType: PDF }] : [];
  };
