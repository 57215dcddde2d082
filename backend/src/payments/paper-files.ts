import type { EmailData } from '@portal/domain/email/index.js';
import {
  customerFeeOf,
  ReceiptNotFound,
  refundedOf,
  type PaymentStores,
} from '@portal/domain/payments/index.js';
import type { AttachmentsOf } from '../email/index.js';
import { PDF } from '../platform/http/attachment.js';
import { creditNoteWords } from './credit-note-words.js';
import { paperPdf } from './receipt.pdfkit.js';
import { receiptWords } from './receipt-words.js';

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
