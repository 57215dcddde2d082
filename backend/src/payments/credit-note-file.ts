import type { CreditNote } from '@portal/domain/payments/index.js';
import { creditNoteWords } from './credit-note-words.js';
import { paperPdf } from './receipt.pdfkit.js';

export const creditNoteFileName = ({ number }: CreditNote): string => `credit-note-${number}.pdf`;

export const drawCreditNote = (note: CreditNote): Promise<Buffer> =>
  paperPdf(creditNoteWords(note), note.issuedAt);
