import type { CreditNote, ReceiptIssuer } from '@portal/domain/payments/index.js';
import { creditNoteWords } from './credit-note-words.js';
import { paperPdf } from './receipt.pdfkit.js';

/** The name under which a credit note is saved. */
export const creditNoteFileName = ({ number }: CreditNote): string => `credit-note-${number}.pdf`;

/** A credit note as PDF. */
export const drawCreditNote = (note: CreditNote, issuer: ReceiptIssuer): Promise<Buffer> =>
  paperPdf(creditNoteWords(note, issuer), note.issuedAt);
