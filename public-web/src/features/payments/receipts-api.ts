import { callApi, type AnswerOf } from '../../lib/api.js';
import { download } from '../../lib/download.js';

/** A receipt of the student's list; amounts in paise. */
export type ReceiptRow = AnswerOf<'GET /api/receipts'>['receipts'][number];

export type CreditNoteRow = ReceiptRow['creditNotes'][number];

export const fetchReceipts = async (): Promise<readonly ReceiptRow[]> =>
  (await callApi<{ readonly receipts: readonly ReceiptRow[] }>('/api/receipts')).receipts;

export const saveReceipt = (number: string): Promise<void> =>
  download(`/api/receipts/${encodeURIComponent(number)}/pdf`, `receipt-${number}.pdf`);

export const saveCreditNote = (number: string): Promise<void> =>
  download(`/api/credit-notes/${encodeURIComponent(number)}/pdf`, `credit-note-${number}.pdf`);
