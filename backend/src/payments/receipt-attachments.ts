import type { EmailData } from '@portal/domain/email/index.js';
import type { PaymentStores } from '@portal/domain/payments/index.js';
import type { AttachmentsOf } from '../email/index.js';
import { PDF } from '../platform/http/attachment.js';
import { creditNoteFileName, drawCreditNote } from './credit-note-file.js';
import { drawReceipt, fileNameOf } from './receipt-file.js';

type File = { readonly filename: string; readonly content: Buffer };

async function receiptNamed(ports: PaymentStores, number: string): Promise<File | null> {
  const receipt = await ports.receipts.findByNumber(number);
  if (!receipt) return null;
  return { filename: fileNameOf(receipt), content: await drawReceipt(ports, receipt) };
}

async function creditNoteNamed({ creditNotes }: PaymentStores, number: string) {
  const note = await creditNotes.findByNumber(number);
  if (!note) return null;
  return { filename: creditNoteFileName(note), content: await drawCreditNote(note) };
}

/** The receipt or the credit note that a mail names. */
export const receiptAttachments =
  (ports: PaymentStores): AttachmentsOf =>
  async ({ kind, data }) => {
    const file =
      kind === 'payment-receipt'
        ? await receiptNamed(ports, (data as EmailData['payment-receipt']).receipt)
        : kind === 'credit-note'
          ? await creditNoteNamed(ports, (data as EmailData['credit-note']).creditNote)
          : null;
    return file ? [{ ...file, contentType: PDF }] : [];
  };
